import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { startMailServer } from './mail-server.ts';
import { type Misbehaviour, startRawServer } from './raw-mail-server.ts';
import { siteDns } from './site-dns.ts';

type TroubledRelay = {
  url: string;
  settings?: Record<string, string>;
  heal: () => Promise<void> | void;
  mails: () => { bytes: Buffer }[];
};

export type Trouble = {
  does: string;
  code: RegExp;
  start: (folder: string) => Promise<TroubledRelay>;
  /** True if the relay refuses mails for good. The site then gives up mails to visitors. */
  isFinal?: boolean;
  /**
   * True if the relay has received the text of a mail when the trouble begins. The mail may then
   * arrive twice.
   */
  comesAfterText?: boolean;
};

const SILENT = /^ETIMEDOUT$/;
const CUT = /^(ECONN(ECTION|RESET)|EPIPE)$/;
const WITH_LOGIN = { EHLO: '250-raw\r\n250 AUTH PLAIN' };

export const TROUBLES: readonly Trouble[] = [
  { does: 'refuses connections', code: /^ECONNREFUSED$/, start: closed },
  { does: 'has a name that does not exist', code: /^ENOTFOUND$/, start: unknownName('ENOTFOUND') },
  { does: 'cannot be looked up now', code: /^EAI_AGAIN$/, start: unknownName('EAI_AGAIN') },
  raw('cuts the connection at once', CUT, { connect: 'cut' }),
  raw('says nothing', SILENT, { connect: 'silence' }),
  raw('sends half a greeting', SILENT, { connect: 'half' }),
  raw('sends its greeting letter by letter', SILENT, { connect: 'slow' }),
  raw('greets like a web server', /^EPROTOCOL$/, { connect: 'HTTP/1.1 400 Bad Request' }),
  raw('is too busy', /^421 4.3.2$/, { connect: '421 4.3.2 busy' }),
  raw('accepts no mail', /^554 5.3.2$/, { connect: '554 5.3.2 closed' }),
  raw('says nothing after EHLO', SILENT, { commands: { EHLO: 'silence' } }),
  raw('cuts the connection after EHLO', CUT, { commands: { EHLO: 'cut' } }),
  raw('knows neither EHLO nor HELO', /^502/, { commands: { EHLO: '502 no', HELO: '502 no' } }),
  raw('offers TLS that it does not have', /^454/, {
    commands: { EHLO: '250-raw\r\n250 STARTTLS', STARTTLS: '454 4.7.0 not now' },
  }),
  raw('refuses the login', /^535 5.7.8$/, {
    commands: { ...WITH_LOGIN, AUTH: '535 5.7.8 wrong password' },
  }),
  raw('cannot check the login now', /^454 4.7.0$/, {
    commands: { ...WITH_LOGIN, AUTH: '454 4.7.0 later' },
  }),
  raw('says nothing at the login', SILENT, { commands: { ...WITH_LOGIN, AUTH: 'silence' } }),
  raw('refuses the sender', /^550 5.7.1$/, { commands: { MAIL: '550 5.7.1 not yours' } }),
  raw('says nothing at the sender', SILENT, { commands: { MAIL: 'silence' } }),
  raw('delays unknown senders', /^450 4.2.0$/, { commands: { RCPT: '450 4.2.0 greylisted' } }),
  raw('limits mails per hour', /^421 4.7.0$/, { commands: { RCPT: '421 4.7.0 too many mails' } }),
  { ...raw('refuses recipients', /^550/, { commands: { RCPT: '550 5.1.1 no' } }), isFinal: true },
  raw('cuts the connection at the recipient', CUT, { commands: { RCPT: 'cut' } }),
  raw('has no disk for the text', /^452 4.3.1$/, { data: '452 4.3.1 full' }),
  raw('says nothing at DATA', SILENT, { data: 'silence' }),
  raw('answers DATA without end', SILENT, { data: 'chatter' }),
  raw('cuts the connection within the text', CUT, { isCutInText: true }),
  afterText('cuts the connection after the text', CUT, 'cut'),
  afterText('says nothing after the text', SILENT, 'silence'),
  afterText('refuses the text for now', /^451 4.3.0$/, '451 4.3.0 later'),
  { ...afterText('finds the text too big', /^552 5.3.4$/, '552 5.3.4 too big'), isFinal: true },
  { does: 'speaks no TLS', code: /^ERR_SSL_WRONG_VERSION_NUMBER$/, start: withTls('none') },
  { does: 'has an expired certificate', code: /^CERT_HAS_EXPIRED$/, start: withTls('expired') },
  {
    does: 'has an untrusted certificate',
    code: /^DEPTH_ZERO_SELF_SIGNED_CERT$/,
    start: withTls('untrusted'),
  },
];

function raw(does: string, code: RegExp, misbehaviour: Misbehaviour): Trouble {
  const start = async () => {
    const current = { ...misbehaviour };
    const { url, bodies } = await startRawServer(current);
    const needsLogin = misbehaviour.commands?.AUTH !== undefined;
    return {
      url: needsLogin ? url.replace('//', '//site:password@') : url,
      heal: () => {
        for (const key of Object.keys(current) as (keyof Misbehaviour)[]) delete current[key];
      },
      mails: () => bodies.map((body) => ({ bytes: Buffer.from(body, 'latin1') })),
    };
  };
  return { does, code, start };
}

function afterText(does: string, code: RegExp, step: string): Trouble {
  return { ...raw(does, code, { dot: () => step }), comesAfterText: true };
}

async function closed(): Promise<TroubledRelay> {
  const { url, port, close } = await startMailServer();
  await close();
  let healed: Awaited<ReturnType<typeof startMailServer>> | undefined;
  return {
    url,
    heal: async () => {
      healed = await startMailServer({ port });
    },
    mails: () => healed?.mails ?? [],
  };
}

function unknownName(code: 'ENOTFOUND' | 'EAI_AGAIN') {
  return async (folder: string): Promise<TroubledRelay> => {
    const { port, mails } = await startMailServer();
    const { settings, failWith } = siteDns(folder);
    failWith(code);
    return {
      url: `smtp://relay.test:${port}`,
      settings,
      heal: () => failWith(''),
      mails: () => mails,
    };
  };
}

/**
 * Starts a relay without TLS or with a bad certificate. `heal` gives the relay a certificate that
 * the site trusts.
 */
function withTls(kind: 'none' | 'expired' | 'untrusted') {
  return async (folder: string): Promise<TroubledRelay> => {
    const good = makeCertificate(folder, 'good');
    const bad = kind === 'untrusted' ? makeCertificate(folder, 'bad') : {};
    const before = await startMailServer({}, { secure: kind !== 'none', ...bad });
    const trusted = path.join(folder, 'trusted.pem');
    // The package smtp-server has a certificate that expired in 2025. The site trusts the
    // certificate, so that only its date is wrong.
    const expired = kind === 'expired' ? await certificateAt(before.port) : '';
    writeFileSync(trusted, good.cert + expired);
    let healed = before;
    return {
      url: `smtps://localhost:${before.port}`,
      settings: { NODE_EXTRA_CA_CERTS: trusted },
      heal: async () => {
        await before.close();
        healed = await startMailServer({ port: before.port }, { secure: true, ...good });
      },
      mails: () => [...before.mails, ...healed.mails],
    };
  };
}

function makeCertificate(folder: string, name: string): { key: string; cert: string } {
  const [keyFile, certFile] = [path.join(folder, `${name}.key`), path.join(folder, `${name}.pem`)];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-out', certFile, '-keyout', keyFile],
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}

function certificateAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      const { raw } = socket.getPeerCertificate();
      socket.destroy();
      resolve(
        `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`,
      );
    }).on('error', reject);
  });
}
