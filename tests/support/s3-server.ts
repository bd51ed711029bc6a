import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sign } from 'aws4';
import { onTestFinished } from 'vitest';

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const REGION = 'me-south-1';
const BUCKET = 'safe';
/**
 * The maximum number of objects in one list. S3 allows 1000, but a small number tests several
 * lists.
 */
const PAGE = 2;

type S3Server = {
  settings: Record<string, string>;
  objects: Map<string, Buffer>;
  cutUploads: boolean;
};

/**
 * Starts an S3 store in memory until the test ends. aws4 checks the signatures, because the package
 * s3rver would accept every signature.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const store: S3Server = { settings: {}, objects, cutUploads: false };
  const server = createServer((request, response) => void answer(request, response, store));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFinished(() => server.closeAllConnections());
  store.settings = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  };
  return store;
}

async function answer(request: IncomingMessage, response: ServerResponse, store: S3Server) {
  const { objects } = store;
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
  const url = new URL(request.url ?? '', 'http://store.test');
  const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
  if (key === '') return response.end(list([...objects.keys()], url.searchParams));
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
    if (store.cutUploads) return request.once('data', () => request.socket.destroy());
    objects.set(key, await buffer(request));
    return response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const bytes = objects.get(key);
  return bytes ? response.end(bytes) : refuse(404, 'NoSuchKey');
}

function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const request = { service: 's3', region: REGION, method, path: url, headers: signed };
  return sign(request, KEYS).headers?.Authorization === authorization;
}

function list(keys: string[], query: URLSearchParams): string {
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const contents = found
    .slice(start, start + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
  const end = start + PAGE;
  const next = `<NextContinuationToken>${end}</NextContinuationToken>`;
  const isTruncated = end < found.length;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
    isTruncated ? next : ''
  }${contents.join('')}</ListBucketResult>`;
}
