import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

type ReceivedMail = { from: string; to: string[]; bytes: Buffer; user?: unknown };
/**
 * Returns the error with which a relay refuses a mail, or undefined if the relay accepts the mail.
 */
type RefusalFor = (recipient: string) => { code: number; text: string } | undefined;
type MailServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  connections: () => number;
  until: (count: number) => Promise<ReceivedMail[]>;
  close: () => Promise<void>;
};
type Answers = {
  atRecipient?: RefusalFor;
  afterData?: (mail: ReceivedMail) => ReturnType<RefusalFor> | Promise<ReturnType<RefusalFor>>;
  port?: number;
};

/** Starts a real SMTP server until the test ends. It uses TLS only if the options enable TLS. */
export async function startMailServer(
  { atRecipient, afterData, port = 0 }: Answers = {},
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    // Without this option, the server warns about its own certificate.
    logger: false,
    onConnect(_session, callback) {
      connections++;
      callback();
    },
    onRcptTo: ({ address }, _session, callback) => callback(refusal(atRecipient?.(address))),
    async onData(stream, { envelope, user }, callback) {
      const chunks: Buffer[] | undefined = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      const mail: ReceivedMail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        bytes: Buffer.concat(chunks),
        user,
      };
      const answer = refusal(await afterData?.(mail));
      if (!answer) mails.push(mail);
      callback(answer);
    },
    ...options,
  });
  // Ignores errors, because some tests disconnect deliberately.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  const address = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    connections: () => connections,
    until: (count) =>
      vi.waitUntil(() => mails.length >= count && mails, { timeout: 15_000, interval: 5 }),
    close,
  };
}

/** The answer of a misbehaving relay: a line, silence, a closed connection or endless lines. */
type Step = string | 'silence' | 'cut' | 'chatter';
type RawServer = {
  url: string;
  bodies: string[];
  connections: () => number;
  open: () => number;
};

/** Starts a minimal SMTP server that misbehaves on connection, at DATA, or after the final dot. */
export async function startRawServer(misbehave: {
  connect?: Step;
  data?: Step;
  dot?: (count: number) => Step;
}): Promise<RawServer> {
  const bodies: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const reply = (step: Step) => {
      if (step === 'cut') socket.destroy();
      else if (step === 'chatter') {
        const timer = setInterval(() => socket.write('354-wait\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      } else if (step !== 'silence') socket.write(`${step}\r\n`);
    };
    let received = '';
    let isBody = false;
    reply(misbehave.connect ?? '220 raw');
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (;;) {
        const end = received.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = received.slice(0, end);
        received = received.slice(end + (isBody ? 5 : 2));
        if (isBody) {
          isBody = false;
          bodies.push(piece);
          reply(misbehave.dot?.(bodies.length) ?? '250 taken');
        } else if (piece === 'DATA') {
          isBody = true;
          reply(misbehave.data ?? '354 go on');
        } else if (piece === 'QUIT') socket.end('221 bye\r\n');
        else reply('250 fine');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    bodies,
    connections: () => connections,
    open: () => sockets.size,
  };
}

function refusal(answer: ReturnType<RefusalFor>): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
}
