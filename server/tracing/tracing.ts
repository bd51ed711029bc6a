import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind } from '#server/monitoring/route-kind.ts';

type Visit = {
  request: Pick<IncomingMessage, 'method'>;
  response: ServerResponse;
  route: RouteKind;
};

/** Records how long work takes. No name and no attribute contains a path or personal data. */
export type Tracing = {
  /** Records a request until its answer is sent. Steps of `handle` belong to the request. */
  request: (visit: Visit, handle: () => void) => void;
  /** Records a step of the current request. */
  step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Records work that belongs to no request. */
  background: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Exports what is recorded. */
  close: () => Promise<void>;
};

/** Used without OTEL_EXPORTER_OTLP_ENDPOINT. */
export const NO_TRACING: Tracing = {
  request: (_visit, handle) => handle(),
  step: (_name, work) => work(),
  background: (_name, work) => work(),
  close: async () => {},
};
