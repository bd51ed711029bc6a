import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type ComposedMail, type Deliver, DeliveryError } from './delivery.ts';

type SmtpError = {
  code?: string | undefined;
  originalCode?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};
type SmtpSettings = { SMTP_URL: string; SMTP_TOTAL_TIMEOUT_MS: number };
type Conversation = {
  transport: SMTPTransport;
  /** Without one, the conversation ends after the login. */
  mail?: ComposedMail;
  signal: AbortSignal;
};

/** How long a relay may take to answer QUIT, in milliseconds. */
const FAREWELL = 2000;

/**
 * One connection for each mail. SMTP_URL may have options of nodemailer as its query.
 * @returns deliver, and probe, which only logs in; both throw DeliveryError
 */
export function createSmtpDelivery(settings: SmtpSettings): {
  deliver: Deliver;
  probe: () => Promise<void>;
} {
  const { SMTP_URL, SMTP_TOTAL_TIMEOUT_MS: total } = settings;
  const transport = new SMTPTransport({
    url: SMTP_URL,
    dnsTimeout: total / 4,
    connectionTimeout: total / 4,
    greetingTimeout: total / 4,
    // Limits only silence, because each answer restarts it.
    socketTimeout: total / 2,
    // Do not wait for a relay that does not answer.
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
    let hasEnded = false;

    const finish = (error?: SmtpError | null) => {
      if (hasEnded) return;
      hasEnded = true;
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
      // A copy, because nodemailer writes refusals to the envelope.
      if (mail)
        connection.send({ ...mail.envelope }, Buffer.from(mail.bytes), (error) => finish(error));
      else finish();
    };

    // An error event without a listener would end the process.
    connection.on('error', finish);
    // An error with the reason may follow in the same tick.
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
    // nodemailer itself refuses this recipient.
    const isPermanent = code === 'EENVELOPE' && command === 'API';
    return new DeliveryError({
      code: originalCode ?? code ?? 'EUNKNOWN',
      isPermanent,
      isRelay: !isLoggedIn,
    });
  }
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  // The sender is always ours, and 421 means that the relay closes the connection.
  const isRelay = !isLoggedIn || command === 'MAIL FROM' || responseCode === 421;
  return new DeliveryError({
    code: enhanced ? `${responseCode} ${enhanced}` : String(responseCode),
    isRelay,
    // 503 is about the order of commands, not about the mail.
    isPermanent: !isRelay && responseCode >= 500 && responseCode !== 503,
  });
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
