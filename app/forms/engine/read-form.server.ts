import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { cleanLine } from './rules.ts';

export type FormLimits = {
  /** The largest size of all text fields together, in bytes. */
  text: number;
  /** A form with this many fields or more is refused. */
  fields: number;
  /**
   * The only accepted file. If the file has more than `bytes`, the server drops the content, but
   * reads up to `drain` bytes.
   */
  file?: { field: string; bytes: number; drain: number };
};

/** If `isCut` is true, the file was too large and its bytes were dropped. */
export type ReceivedFile = {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  isCut: boolean;
};

export type ReceivedForm = {
  values: Record<string, string>;
  file?: ReceivedFile;
  problem?: FormProblem;
};
type FormProblem = 'tooLarge' | 'malformed';

type Part = { take: (bytes: Buffer) => void; end: () => void };

const NAME_LENGTH = 200;
const PART_HEADER = { headerPairs: 32, headerSize: 8192 };
const URLENCODED = 'application/x-www-form-urlencoded';
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a form. Never throws. If two fields have the same name, the first one counts. */
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
    return {
      values: Object.fromEntries(this.#values),
      ...(this.#file && { file: this.#file }),
      ...(this.problem && { problem: this.problem }),
    };
  }

  /** Called at the size limit. The texts before a file that is too large are still valid. */
  stop(): void {
    if (!this.#file?.isCut) this.problem ??= 'tooLarge';
  }

  /** @param fileName undefined if the part is not a file */
  part(field = '', fileName: string | undefined, type: string): Part {
    if (++this.#parts >= this.#limits.fields || field.includes('\uFFFD'))
      this.problem ??= 'malformed';
    const { file } = this.#limits;
    if (field === '') return IGNORED;
    if (fileName === undefined) return this.#textPart(field);
    if (file?.field !== field || this.#file) return IGNORED;
    const received = { field, name: ownName(fileName), type, bytes: Buffer.alloc(0), isCut: false };
    return this.#filePart(received, file.bytes);
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
        // If no file is chosen, browsers send the field with an empty name and no bytes.
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
  const mediaType = contentType.toLowerCase().split(';')[0]?.trim();
  if (mediaType === 'multipart/form-data') return multipartParser(contentType, form, fields);
  return mediaType === URLENCODED ? urlencodedParser(form, text) : undefined;
}

function multipartParser(
  contentType: string,
  form: FormInProgress,
  fields: number,
): BusboyInstance | undefined {
  try {
    // busboy replaces invalid UTF-8 in text fields, but passes files on as bytes. Therefore treat
    // every part as a file.
    const options = {
      preservePath: true,
      isPartAFile: () => true,
      limits: { parts: fields, ...PART_HEADER },
    };
    const parser = Busboy({ headers: { 'content-type': contentType }, ...options });
    parser.on('file', (field, stream, name: string | undefined, _encoding, type) => {
      const part = form.part(field, name, type);
      stream.on('data', part.take).on('end', part.end);
      // The parser reports the same error.
      stream.on('error', () => {});
    });
    return parser.on('partsLimit', () => {
      form.problem ??= 'malformed';
    });
  } catch {
    // busboy throws if the boundary is missing or too long.
    return undefined;
  }
}

function urlencodedParser(form: FormInProgress, text: number): BusboyInstance {
  const options = {
    defCharset: 'latin1',
    limits: { fieldNameSize: text + 1, fieldSize: text + 1 },
  };
  const parser = Busboy({ headers: { 'content-type': URLENCODED }, ...options });
  return parser.on('field', (name, value) => {
    const field = decoded(Buffer.from(name, 'latin1')) ?? '\uFFFD';
    const part = form.part(field, undefined, 'text/plain');
    part.take(Buffer.from(value, 'latin1'));
    part.end();
  });
}

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
      // If bytes follow the end of a form, the parser may never call back.
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

function ownName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const name = cleanLine(last.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ''));
  if (/^\.*$/.test(name)) return '';
  const points = [...name];
  if (points.length <= NAME_LENGTH) return name;
  const ending = [...(/\.[^.]{1,16}$/u.exec(name)?.[0] ?? '')];
  return [...points.slice(0, NAME_LENGTH - ending.length), ...ending].join('');
}
