import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type ComposedMail, type Deliver, DeliveryError } from './delivery.ts';

/** What nodemailer's errors carry, as far as it is read. */
type SmtpError = {
  code?: string | undefined;
  originalCode?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};
type Conversation = {
  transport: SMTPTransport;
  /** Without one the relay is only greeted and logged in to. */
  mail?: ComposedMail;
  signal: AbortSignal;
};

/** How long a relay may take to answer QUIT, in milliseconds; the mail is its own by then. */
const FAREWELL = 2000;

/**
 * Delivery through the firm's relay, one connection for each mail. SMTP_URL is nodemailer's, with
 * its options as the query: smtps://user:password@mail.example.com,
 * smtp://mail.example.com:587?requireTLS=true. A send takes SMTP_TOTAL_TIMEOUT_MS at most.
 * @returns deliver, and probe, which only greets, logs in and leaves; both throw DeliveryError
 */
export function createSmtpDelivery({
  SMTP_URL,
  SMTP_TOTAL_TIMEOUT_MS: total,
}: {
  SMTP_URL: string;
  SMTP_TOTAL_TIMEOUT_MS: number;
}): {
  deliver: Deliver;
  probe: () => Promise<void>;
} {
  const transport = new SMTPTransport({
    url: SMTP_URL,
    dnsTimeout: total / 4,
    connectionTimeout: total / 4,
    greetingTimeout: total / 4,
    // Of silence: it begins anew with each answer, which is why there is a total as well.
    socketTimeout: total / 2,
    // Closed means closed at once: a relay that does not answer is not waited for.
    socketCloseTimeout: 0,
  });
  return {
    deliver: (mail, signal) =>
      converse({ transport, mail, signal: AbortSignal.any([signal, AbortSignal.timeout(total)]) }),
    probe: () => converse({ transport, signal: AbortSignal.timeout(total) }),
  };
}

function converse({ transport, mail, signal }: Conversation): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(transport.options);
    const auth = transport.getAuth();
    let isLoggedIn = false;
    let isOver = false;

    const finish = (error?: SmtpError | null) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', abort);
      if (error) {
        connection.close();
        reject(explain(error, isLoggedIn));
      } else {
        leave(connection);
        resolve();
      }
    };
    const abort = () => finish({ code: isTimeout(signal) ? 'ETIMEDOUT' : 'EABORT' });
    const send = () => {
      isLoggedIn = true;
      // A copy: nodemailer keeps its notes on the envelope, among them that it was refused.
      if (mail)
        connection.send({ ...mail.envelope }, Buffer.from(mail.bytes), (error) => finish(error));
      else finish();
    };

    // Stays for as long as the connection does: an error event that nobody listens to ends the
    // process.
    connection.on('error', finish);
    // An error that says why comes in the same breath.
    connection.once('end', () => setImmediate(finish, { code: 'ECONNECTION' }));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    connection.connect((error) => {
      if (error) finish(error);
      else if (auth && (connection.allowsAuth || transport.options.forceAuth))
        connection.login(auth, (refusal) => (refusal ? finish(refusal) : send()));
      else send();
    });
  });
}

function leave(connection: SMTPConnection): void {
  const timer = setTimeout(() => connection.close(), FAREWELL);
  connection.once('end', () => clearTimeout(timer));
  connection.quit();
}

function explain(
  { code, originalCode, command = '', response, responseCode }: SmtpError,
  isLoggedIn: boolean,
): DeliveryError {
  if (responseCode === undefined) {
    // An address that nodemailer itself refuses to write into a command.
    const isPermanent = code === 'EENVELOPE' && command === 'API';
    return new DeliveryError({
      code: originalCode ?? code ?? 'EUNKNOWN',
      isPermanent,
      isRelay: !isLoggedIn,
    });
  }
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  // The sender is always ours, and 421 closes the connection whatever was said before.
  const isRelay = !isLoggedIn || command === 'MAIL FROM' || responseCode === 421;
  return new DeliveryError({
    code: enhanced ? `${responseCode} ${enhanced}` : String(responseCode),
    isRelay,
    // 503 speaks of the order of commands, not of the mail.
    isPermanent: !isRelay && responseCode >= 500 && responseCode !== 503,
  });
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
