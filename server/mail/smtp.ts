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
  mail?: ComposedMail;
  signal: AbortSignal;
};

/** Milliseconds that a relay may take to answer QUIT. */
const FAREWELL = 2000;

/**
 * Creates the delivery by SMTP, which opens a connection for each mail.
 * @returns `deliver`, which sends a mail, and `probe`, which only logs in. Both may throw
 * DeliveryError.
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
    // Each answer restarts this timeout, so it limits only silence.
    socketTimeout: total / 2,
    // Close the socket at once if the relay does not answer.
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
      // Copy the envelope, because nodemailer adds refused recipients to the object.
      if (mail)
        connection.send({ ...mail.envelope }, Buffer.from(mail.bytes), (error) => finish(error));
      else finish();
    };

    // An error event without a listener would end the process.
    connection.on('error', finish);
    // Wait, because an error event with the reason may follow.
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
    // With this code and command, nodemailer itself rejected the recipient.
    const isPermanent = code === 'EENVELOPE' && command === 'API';
    return new DeliveryError({
      code: originalCode ?? code ?? 'EUNKNOWN',
      isPermanent,
      isRelay: !isLoggedIn,
    });
  }
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  // These answers are not about one mail: MAIL FROM names the site's own sender, and with 421 the
  // relay closes the connection.
  const isRelay = !isLoggedIn || command === 'MAIL FROM' || responseCode === 421;
  return new DeliveryError({
    code: enhanced ? `${responseCode} ${enhanced}` : String(responseCode),
    isRelay,
    // 503 means that commands came in the wrong order, so a later attempt may succeed.
    isPermanent: !isRelay && responseCode >= 500 && responseCode !== 503,
  });
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
