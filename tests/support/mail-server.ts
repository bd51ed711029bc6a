import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
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

function refusal(answer: ReturnType<RefusalFor>): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
}
