import type { IncomingMessage, ServerResponse } from 'node:http';

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path and query that the client requested, without decoding. */
  target: string;
  path: string;
  /** True if a built file has exactly this path. */
  isFile: boolean;
};

/** Returns true if the middleware has answered. The listener then skips all later steps. */
export type Middleware = (exchange: Exchange) => boolean;
