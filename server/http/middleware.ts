import type { IncomingMessage, ServerResponse } from 'node:http';

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path and query that the client requested, without decoding. */
  target: string;
  path: string;
  isFile: boolean;
};

/** Returns true if the middleware has answered. The listener then skips later steps. */
export type Middleware = (exchange: Exchange) => boolean;
