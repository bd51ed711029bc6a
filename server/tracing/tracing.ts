import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind } from '#server/monitoring/route-kind.ts';

type Visit = {
  request: Pick<IncomingMessage, 'method'>;
  response: ServerResponse;
  route: RouteKind;
};

/** Records how long work takes. Names and attributes contain no paths or personal data. */
export type Tracing = {
  /** Records a request until the answer is sent. Steps of `handle` belong to the request. */
  request: (visit: Visit, handle: () => void) => void;
  step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  background: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** Used without OTEL_EXPORTER_OTLP_ENDPOINT. */
export const NO_TRACING: Tracing = {
  request: (_visit, handle) => handle(),
  step: (_name, work) => work(),
  background: (_name, work) => work(),
  close: async () => {},
};
