import type { FormLimits } from '#app/forms/engine/read-form.server.ts';

export const LIMITS: FormLimits = {
  text: 4096,
  fields: 100,
  file: { field: 'cv', bytes: 10_000, drain: 40_000 },
};
export const NO_FILE: FormLimits = { text: 4096, fields: 100 };
export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data; boundary=b';

export function part(name: string | Buffer, content: string | Buffer, fileName?: string): Buffer {
  const file =
    fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
  const start = [
    Buffer.from('--b\r\nContent-Disposition: form-data; name="'),
    Buffer.from(name),
    Buffer.from(`"${file}\r\n\r\n`),
  ];
  return Buffer.concat([...start, Buffer.from(content), Buffer.from('\r\n')]);
}

export function multipart(parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
}

export function posted(body: string | Buffer, type = MULTIPART): Request {
  return streamed(inChunks(Buffer.from(body), [8192]), type);
}

export function streamed(
  body: ReadableStream<Uint8Array>,
  type = MULTIPART,
  headers: Record<string, string> = {},
): Request {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body,
    duplex: 'half' as const,
  };
  return new Request('https://site.example', init);
}

/**
 * Streams bytes in chunks.
 * @param sizes the sizes of the chunks, repeated until the end
 * @param fails whether the stream ends with an error
 */
export function inChunks(
  bytes: Uint8Array,
  sizes: number[],
  fails = false,
): ReadableStream<Uint8Array> {
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length)
        return fails ? controller.error(new Error('cut')) : controller.close();
      const size = sizes[turn++ % sizes.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}
