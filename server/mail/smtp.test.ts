import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startRawServer } from '#tests/support/raw-mail-server.ts';
import { until } from '#tests/support/until.ts';
import type { ComposedMail } from './delivery.ts';
import { createSmtpDelivery } from './smtp.ts';

const TOTAL = 10_000;
const mail: ComposedMail = {
  id: 'one',
  kind: 'notice',
  createdAt: 0,
  envelope: { from: 'site@firm.example', to: ['visitor@mail.example'] },
  bytes: Buffer.from('Subject: A\r\n\r\n.a line that begins with a dot\r\n..\r\n.\r\nend\r\n'),
};
const deliverTo = (url: string, total = TOTAL) =>
  createSmtpDelivery({ SMTP_URL: url, SMTP_TOTAL_TIMEOUT_MS: total }).deliver;
const { signal } = new AbortController();

test('a mail arrives byte for byte at its one recipient', async () => {
  const server = await startMailServer();
  await deliverTo(server.url)(mail, signal);
  expect(server.mails).toEqual([
    { from: 'site@firm.example', to: ['visitor@mail.example'], bytes: mail.bytes, user: undefined },
  ]);
});

test('the URL of the relay may contain a name, a password and options', async () => {
  const passwords: string[] = [];
  const options = {
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: false,
    onAuth: (
      auth: { password?: string | null | undefined },
      _session: unknown,
      callback: (error: null, response: { user: string }) => void,
    ) => {
      passwords.push(auth.password ?? '');
      callback(null, { user: 'site' });
    },
  };
  const server = await startMailServer({}, options);
  await deliverTo(
    `${server.url.replace('//', '//site:p%40ss%2Fword@')}?tls.rejectUnauthorized=false&requireTLS=true`,
  )(mail, signal);
  expect(passwords).toEqual(['p@ss/word']);
  expect(server.mails[0]?.user).toBe('site');
});

test('an untrusted certificate is refused, unless the URL allows it', async () => {
  const server = await startMailServer({}, { secure: true });
  await expect(deliverTo(server.url)(mail, signal)).rejects.toMatchObject({
    isRelay: true,
    isPermanent: false,
  });
  await deliverTo(`${server.url}?tls.rejectUnauthorized=false`)(mail, signal);
  expect(server.mails).toHaveLength(1);
});

test.each([
  [450, '4.2.1 visitor@mail.example is busy', '450 4.2.1', false],
  [550, '5.1.1 no visitor@mail.example here', '550 5.1.1', true],
  [550, 'No Such User visitor@mail.example Here', '550', true],
  [503, 'not now', '503', false],
])(
  'a recipient refused with %i %s gives an error with the codes only',
  async (code, text, told, isPermanent) => {
    const server = await startMailServer(
      { atRecipient: () => ({ code, text }) },
      { hideENHANCEDSTATUSCODES: true },
    );
    await expect(deliverTo(server.url)(mail, signal)).rejects.toMatchObject({
      message: told,
      code: told,
      isPermanent,
      isRelay: false,
    });
  },
);

test.each([
  [452, '4.3.1 full', '452 4.3.1', false],
  [554, '5.7.1 no', '554 5.7.1', true],
])('a text refused with %i %s refuses this mail', async (code, text, told, isPermanent) => {
  const server = await startMailServer(
    { afterData: () => ({ code, text }) },
    { hideENHANCEDSTATUSCODES: true },
  );
  await expect(deliverTo(server.url)(mail, signal)).rejects.toMatchObject({
    code: told,
    isPermanent,
    isRelay: false,
  });
});

test('a relay that is gone, silent or refuses the login is no fault of the mail', async () => {
  const gone = await startMailServer();
  await gone.close();
  const isRelay = { isRelay: true, isPermanent: false };
  await expect(deliverTo(gone.url)(mail, signal)).rejects.toMatchObject({
    ...isRelay,
    code: 'ECONNREFUSED',
  });
  const busy = await startRawServer({ connect: '554 5.3.2 closed' });
  await expect(deliverTo(busy.url)(mail, signal)).rejects.toMatchObject({
    ...isRelay,
    code: '554 5.3.2',
  });
  const cut = await startRawServer({ connect: 'cut' });
  await expect(deliverTo(cut.url)(mail, signal)).rejects.toMatchObject(isRelay);
  const strict = await startMailServer(
    {},
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error('wrong')),
    },
  );
  await expect(
    deliverTo(strict.url.replace('//', '//site:wrong@'))(mail, signal),
  ).rejects.toMatchObject({ ...isRelay, code: /^535/ });
  const leaving = await startMailServer({
    atRecipient: () => ({ code: 421, text: '4.3.2 going down' }),
  });
  await expect(deliverTo(leaving.url)(mail, signal)).rejects.toMatchObject(isRelay);
  const choosy = await startMailServer(
    {},
    {
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('who?'), { responseCode: 550 })),
    },
  );
  await expect(deliverTo(choosy.url)(mail, signal)).rejects.toMatchObject({
    ...isRelay,
    code: /^550/,
  });
});

test.each([
  ['says nothing when it is connected to', { connect: 'silence' as const }, true],
  ['says nothing at DATA', { data: 'silence' as const }, false],
  ['says nothing after the final dot', { dot: () => 'silence' as const }, false],
])('a relay that %s is left after the total time', async (_when, misbehave, isRelay) => {
  const server = await startRawServer(misbehave);
  await expect(deliverTo(server.url, 200)(mail, signal)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
    isPermanent: false,
    isRelay,
  });
  await until(() => server.connections() === 1 && server.open() === 0);
});

test('the total time limits a relay that answers without end', async () => {
  const server = await startRawServer({ data: 'chatter' });
  // Each line restarts nodemailer's own timeout, so only the site's timeout ends an endless answer.
  await expect(deliverTo(server.url, 300)(mail, signal)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
  await until(() => server.open() === 0);
});

test('an aborted mail is not sent', async () => {
  const server = await startRawServer({ data: 'silence' });
  const controller = new AbortController();
  const sending = deliverTo(server.url)(mail, controller.signal);
  const failed = expect(sending).rejects.toMatchObject({ code: 'EABORT', isPermanent: false });
  await until(() => server.connections() === 1);
  controller.abort();
  await failed;
  await until(() => server.open() === 0);
  expect(server.bodies).toEqual([]);
  await expect(deliverTo(server.url)(mail, controller.signal)).rejects.toMatchObject({
    code: 'EABORT',
  });
  expect(server.connections()).toBe(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('a connection that breaks after the final dot is a failure', async () => {
  const server = await startRawServer({ dot: () => 'cut' });
  await expect(deliverTo(server.url)(mail, signal)).rejects.toMatchObject({
    isPermanent: false,
    isRelay: false,
  });
  expect(server.bodies).toHaveLength(1);
});

test('an impossible recipient is refused permanently', async () => {
  const server = await startMailServer();
  const sending = deliverTo(server.url)(
    { ...mail, envelope: { ...mail.envelope, to: ['a@b.example>\r\nRCPT TO:<c@d.example'] } },
    signal,
  );
  await expect(sending).rejects.toMatchObject({ code: 'EENVELOPE', isPermanent: true });
  expect(server.mails).toEqual([]);
});

test('a relay that does not answer QUIT has still accepted the mail', async () => {
  const server = await startRawServer({});
  await deliverTo(server.url)(mail, signal);
  expect(server.bodies).toHaveLength(1);
  await until(() => server.open() === 0);
});

test('a probe logs in without sending and reports errors', async () => {
  const server = await startMailServer(
    {},
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        callback(
          null,
          password === 'right' ? { user: 'site' } : { responseCode: 535, message: '5.7.8 no' },
        ),
    },
  );
  const probe = (password: string) =>
    createSmtpDelivery({
      SMTP_URL: server.url.replace('//', `//site:${password}@`),
      SMTP_TOTAL_TIMEOUT_MS: TOTAL,
    }).probe();
  await probe('right');
  await expect(probe('wrong')).rejects.toMatchObject({ isRelay: true, code: /^535/ });
  expect(server.mails).toEqual([]);
});
