import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { InboxError } from '../failure.ts';
import type { BackupPlace } from './backup-place.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const URL_PARTS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[^/]+)*)\/?$/;

/**
 * Stores backups in a bucket of an S3-compatible store.
 * @throws InboxError if the URL or a setting is missing or wrong
 */
export function s3Place(url: string, settings: Settings): BackupPlace {
  const [, bucket, folder = ''] = URL_PARTS.exec(url) ?? [];
  if (bucket === undefined)
    throw new InboxError(`${url} is not the URL of a bucket, such as s3://bucket/prefix.`);
  const { client, host } = connectTo(bucket, settings);
  const prefix = folder === '' ? '' : `${folder.slice(1)}/`;
  const locationOf = (name: string) => `s3://${bucket}/${prefix}${name}`;
  const asked = <Result>(request: Promise<Result>) => explainFailures(request, { bucket, host });
  return {
    locationOf,
    names: async () => {
      const objects = await asked(client.listObjects('/', prefix));
      if (!objects) throw new InboxError(`There is no bucket ${bucket} at ${host}.`);
      return objects.map(({ Key }) => Key.slice(prefix.length));
    },
    write: (name, make) =>
      inTemporaryFolder(async (temporary) => {
        const file = path.join(temporary, name);
        const result = await make(file);
        await asked(upload(client, `${prefix}${name}`, file));
        return result;
      }),
    read: (name, use) =>
      inTemporaryFolder(async (temporary) => {
        const file = path.join(temporary, name);
        const response = await asked(client.getObjectResponse(`${prefix}${name}`));
        if (!response?.body) throw new InboxError(`There is no ${locationOf(name)}.`);
        await asked(pipeline(response.body, createWriteStream(file, { mode: 0o600 })));
        return use(file);
      }),
    remove: async (name) => {
      await asked(client.deleteObject(`${prefix}${name}`));
    },
  };
}

/** Sends a file as a stream, because Node would read a whole `Blob` into memory first. */
async function upload(client: S3mini, key: string, file: string): Promise<void> {
  const { size } = await stat(file);
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream;
  await client.putObject(key, bytes, 'application/octet-stream', undefined, undefined, size);
}

/** Refuses redirects, because `fetch` would keep the whole body in memory to follow a redirect. */
const fetchStreaming: typeof fetch = (input, init) =>
  fetch(input, { ...init, duplex: 'half', redirect: 'error', window: null } as RequestInit);

function connectTo(bucket: string, settings: Settings): { client: S3mini; host: string } {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new InboxError(
      'A bucket needs the settings S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  const client = new S3mini({
    endpoint: `${S3_ENDPOINT}/${bucket}`,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fetch: fetchStreaming,
  });
  return { client, host: new URL(S3_ENDPOINT).host };
}

async function explainFailures<Result>(
  request: Promise<Result>,
  { bucket, host }: { bucket: string; host: string },
): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof S3ServiceError)
      throw new InboxError(
        `${host} refused a request for the bucket ${bucket} ` +
          `(${error.status} ${error.serviceCode}).`,
      );
    if (error instanceof Error && 'path' in error) throw error;
    const cause = error instanceof Error ? error.cause : undefined;
    const reason = errorCode(error) || errorCode(cause) || String(cause ?? error);
    throw new InboxError(`The connection to ${host} failed (${reason}).`);
  }
}
