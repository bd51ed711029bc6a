import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { cleanLine } from './rules.ts';

export type FormLimits = {
  /** Of all fields together, in bytes. */
  text: number;
  /** So many fields are too many. */
  fields: number;
  /**
   * The one file that is expected: bytes that are kept, and bytes that are read at most, so that a
   * browser gets to see the answer.
   */
  file?: { field: string; bytes: number; drain: number };
};

/** A file as it was sent. One that was too large is cut: nothing of it is kept. */
export type ReceivedFile = {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  isCut: boolean;
};

/** What was sent; where there is a problem, as far as it was read. */
export type ReceivedForm = {
  values: Record<string, string>;
  file?: ReceivedFile;
  problem?: FormProblem;
};
type FormProblem = 'tooLarge' | 'malformed';

/** Takes the bytes of one part of a form as they come. */
type Part = { take: (bytes: Buffer) => void; end: () => void };

const NAME_LENGTH = 200;
const PART_HEADER = { headerPairs: 32, headerSize: 8192 };
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a form from a request, never holding more of it than the limits allow. Of a field that was
 * sent twice the first counts. Does not throw for what was sent: a request that ends too early is
 * malformed.
 */
export async function readForm(request: Request, limits: FormLimits): Promise<ReceivedForm> {
  const most = limits.text + (limits.file?.drain ?? 0);
  if (Number(request.headers.get('content-length')) > most)
    return { values: {}, problem: 'tooLarge' };
  const form = new FormInProgress(limits);
  const parser = parserFor(request.headers.get('content-type') ?? '', form, limits);
  if (!parser) return { values: {}, problem: 'malformed' };
  await feed(parser, request.body, form, most);
  return form.received();
}

/** What has been read of a form so far. */
class FormInProgress {
  problem: FormProblem | undefined;
  readonly #limits: FormLimits;
  readonly #values = new Map<string, string>();
  #file: ReceivedFile | undefined;
  #parts = 0;
  #textBytes = 0;

  constructor(limits: FormLimits) {
    this.#limits = limits;
  }

  received(): ReceivedForm {
    const values = Object.fromEntries(this.#values);
    return {
      values,
      ...(this.#file && { file: this.#file }),
      ...(this.problem && { problem: this.problem }),
    };
  }

  /**
   * There is more to come than may be read: a file that was too large anyway does not harm what
   * stands before it.
   */
  stop(): void {
    if (!this.#file?.isCut) this.problem ??= 'tooLarge';
  }

  /** @param fileName undefined where the part is no file */
  part(field = '', fileName: string | undefined, type: string): Part {
    if (++this.#parts >= this.#limits.fields || field.includes('\uFFFD'))
      this.problem ??= 'malformed';
    const { file } = this.#limits;
    if (field === '') return IGNORED;
    if (fileName === undefined) return this.#textPart(field);
    const isExpected = file?.field === field && !this.#file;
    return isExpected
      ? this.#filePart(
          { field, name: ownName(fileName), type, bytes: Buffer.alloc(0), isCut: false },
          file.bytes,
        )
      : IGNORED;
  }

  #textPart(field: string): Part {
    const isFirst = !this.#values.has(field);
    if (isFirst) this.#values.set(field, '');
    const chunks: Buffer[] = [];
    this.#textBytes += Buffer.byteLength(field);
    return {
      take: (bytes) => {
        this.#textBytes += bytes.length;
        if (this.#textBytes > this.#limits.text) this.problem ??= 'tooLarge';
        else chunks.push(bytes);
      },
      end: () => {
        const value = decoded(Buffer.concat(chunks));
        if (value === undefined) this.problem ??= 'malformed';
        else if (isFirst && !this.problem) this.#values.set(field, value);
      },
    };
  }

  #filePart(file: ReceivedFile, most: number): Part {
    let chunks: Buffer[] = [];
    let size = 0;
    return {
      take: (bytes) => {
        size += bytes.length;
        if (size <= most) return void chunks.push(bytes);
        chunks = [];
        this.#file ??= Object.assign(file, { isCut: true });
      },
      end: () => {
        // A field in which no file was chosen comes without a name and without bytes.
        if (file.name === '' && size === 0) return;
        this.#file ??= Object.assign(file, { bytes: Buffer.concat(chunks) });
      },
    };
  }
}

const IGNORED: Part = { take: () => {}, end: () => {} };

function parserFor(
  contentType: string,
  form: FormInProgress,
  { text, fields }: FormLimits,
): BusboyInstance | undefined {
  const [mediaType = ''] = contentType.toLowerCase().split(';');
  if (mediaType.trim() === 'multipart/form-data') return multipartParser(contentType, form, fields);
  if (mediaType.trim() === 'application/x-www-form-urlencoded') return urlencodedParser(form, text);
  return undefined;
}

function multipartParser(
  contentType: string,
  form: FormInProgress,
  fields: number,
): BusboyInstance | undefined {
  try {
    // As files, all parts come as bytes; as fields, what is no UTF-8 would be replaced without a
    // word.
    const options = {
      preservePath: true,
      isPartAFile: () => true,
      limits: { parts: fields, ...PART_HEADER },
    };
    const parser = Busboy({ headers: { 'content-type': contentType }, ...options });
    parser.on('file', (field, stream, name: string | undefined, _encoding, type) => {
      const part = form.part(field, name, type);
      stream.on('data', part.take).on('end', part.end);
      // The parser tells it as well.
      stream.on('error', () => {});
    });
    return parser.on('partsLimit', () => {
      form.problem ??= 'malformed';
    });
  } catch {
    // No boundary, or one that is too long.
    return undefined;
  }
}

function urlencodedParser(form: FormInProgress, text: number): BusboyInstance {
  const options = {
    defCharset: 'latin1',
    limits: { fieldNameSize: text + 1, fieldSize: text + 1 },
  };
  const parser = Busboy({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...options,
  });
  return parser.on('field', (field, value) => {
    const part = form.part(
      decoded(Buffer.from(field, 'latin1')) ?? '\uFFFD',
      undefined,
      'text/plain',
    );
    part.take(Buffer.from(value, 'latin1'));
    part.end();
  });
}

/**
 * Hands the body to the parser chunk by chunk, until its end, a problem, or the most that may be
 * read.
 */
async function feed(
  parser: BusboyInstance,
  body: Request['body'],
  form: FormInProgress,
  most: number,
): Promise<void> {
  const reader = body?.getReader();
  let fail = (_error: unknown) => {};
  const step = (start: (done: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      // The parser waits for nothing outside. What it has not done by the next turn of the event
      // loop it never does, which happens to it where something follows the end of a form.
      const stuck = setImmediate(() => reject(new Error('The parser is stuck')));
      fail = reject;
      start(() => {
        clearImmediate(stuck);
        resolve();
      });
    });
  parser.on('error', (error) => {
    form.problem ??= 'malformed';
    fail(error);
  });
  try {
    let read = 0;
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      const bytes = chunk.value;
      read += bytes.byteLength;
      if (read > most) return form.stop();
      await step((done) => parser.write(bytes, () => done()));
      if (form.problem) return;
    }
    await step((done) => parser.once('finish', done).end());
  } catch {
    form.problem ??= 'malformed';
  } finally {
    reader?.cancel().catch(() => {});
  }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A file's name without its path, without anything invisible that could disguise it, and not too
 * long.
 */
function ownName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const name = cleanLine(last.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ''));
  if (/^\.*$/.test(name)) return '';
  const points = [...name];
  if (points.length <= NAME_LENGTH) return name;
  const ending = [...(/\.[^.]{1,16}$/u.exec(name)?.[0] ?? '')];
  return [...points.slice(0, NAME_LENGTH - ending.length), ...ending].join('');
}
