import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query as requested. */
  target: string;
  path: string;
  /** Whether a built file has exactly this path. */
  isFile: boolean;
};

/** One step of the listener. It returns true when it answered, so that no further step runs. */
export type Middleware = (exchange: Exchange) => boolean;
