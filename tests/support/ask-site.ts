import path from 'node:path';
import { inject } from 'vitest';
import { type RawAnswer, type RawOptions, rawRequest } from './raw-request.ts';

const { origin, dataFolder } = inject('site');

export const siteDatabase = { DATA_DIR: dataFolder };

/** The origin of the site that served-site.ts starts for all tests of a Vitest project. */
export const siteOrigin = origin;

export const mailFolder = path.join(dataFolder, 'mail');

export function ask(url: string, options?: RawOptions): Promise<RawAnswer> {
  return rawRequest(origin, url, options);
}
