import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path and query that the client requested, without decoding. */
  target: string;
  path: string;
  /** True if a built file has exactly this path. */
  isFile: boolean;
};

/** Handles a request. If a middleware answers, it returns true, and the listener stops there. */
export type Middleware = (exchange: Exchange) => boolean;
