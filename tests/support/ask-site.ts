import path from 'node:path';
import { inject } from 'vitest';
import { type RawAnswer, type RawOptions, rawRequest } from './raw-request.ts';

const { origin, dataFolder } = inject('site');

/** Where the site of this test project runs; served-site.ts starts it. */
export const siteOrigin = origin;

/** Where that site leaves its mails. */
export const mailFolder = path.join(dataFolder, 'mail');

/** Sends a request to it exactly as it is written. */
export function ask(address: string, options?: RawOptions): Promise<RawAnswer> {
  return rawRequest(origin, address, options);
}
