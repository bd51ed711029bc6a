import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';

/** A response. The body is incomplete if the connection ended too early. */
export type Answer = { status: number; body: string; retryAfter?: string | undefined };
export type Post = {
  origin: string;
  path?: string;
  type?: string;
  accept?: string;
  body: string | Uint8Array;
};

export type Letter = {
  name: string;
  email: string;
  subject: string;
  message: string;
  token?: string;
};

/**
 * Opens connections and closes them after the test. Requests share the connections, as in a
 * browser.
 * @returns a function that sends a form, and returns undefined without a response
 */
export function openBrowser(connections = 16): (post: Post) => Promise<Answer | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  return ({
    origin,
    path = '/contact',
    type = 'application/x-www-form-urlencoded',
    accept = 'application/json',
    body,
  }) =>
    new Promise((resolve) => {
      const headers = {
        Origin: origin,
        Accept: accept,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
      };
      const sent = request(
        new URL(path, origin),
        { method: 'POST', agent, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {});
          response.on('close', () => {
            const { statusCode: status = 0, headers } = response;
            const { location, 'retry-after': retryAfter } = headers;
            resolve({ status, retryAfter, body: location ?? Buffer.concat(chunks).toString() });
          });
        },
      );
      sent.on('error', () => resolve(undefined)).end(body);
    });
}

/** Returns a message with a new sender, because the site limits the number of mails to an email. */
export function newLetter(): Letter {
  const who = randomBytes(8).toString('hex');
  return {
    name: `Visitor ${who}`,
    email: `${who}@visitor.example`,
    subject: 'Data platform',
    message: `We would like to talk, says ${who}.`,
  };
}

export function encoded(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

export function isAcknowledged(answer: Answer | undefined): boolean {
  return answer?.status === 200 || answer?.status === 303;
}

/** Reads the reference from the token in a confirmation page's URL. */
export function referenceIn({ body }: Answer): string {
  const token = /\/received\/([\w-]+)/.exec(body)?.[1] ?? '';
  const [, reference] =
    /[a-zA-Z]+ (\S+) \d{13} /.exec(Buffer.from(token, 'base64url').toString('latin1')) ?? [];
  if (!reference) throw new Error(`no confirmation: ${body.slice(0, 200)}`);
  return reference;
}

export async function askForToken(origin: string): Promise<string> {
  const { token } = (await (await fetch(`${origin}/form-token`)).json()) as { token: string };
  return token;
}

export function applicationOf(
  { name, email, token }: Letter,
  cv: Uint8Array,
  fileName = 'cv.pdf',
): { type: string; body: Uint8Array } {
  const boundary = `----browser${randomBytes(12).toString('hex')}`;
  const fields = {
    name,
    email,
    phone: '+966 11 123 4567',
    note: 'My CV is attached.',
    link: '',
    consent: 'on',
    ...(token ? { token } : {}),
  };
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="cv"; filename="${fileName}"`,
    'Content-Type: application/pdf\r\n\r\n',
  ].join('\r\n');
  const body = Buffer.concat([
    Buffer.from(parts.join('') + file),
    cv,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

/** Returns a PDF with random text. @param size the number of random characters */
export function newPdf(size: number): Buffer {
  const noise = randomBytes(size / 2).toString('hex');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
