import { expect, test } from 'vitest';
import { readEmails } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { toFirm } from './to-firm.server.ts';

for (const language of languages) {
  const { notification } = readEmails(language);
  const textFor = (email: string | undefined) =>
    toFirm({
      language,
      firmLanguage: language,
      receipt: { id: 'id', form: 'contact', reference: 'K7F-4WM', receivedAt: Date.now() },
      links: { staff: () => 'https://site.example/staff/token' },
      name: 'Layla',
      email,
      rows: [],
      files: [],
      sendsFiles: false,
    }).text;

  test(`a reply is offered only where the sender gave an email (${language.code})`, () => {
    expect(textFor('layla@example.com')).toContain(notification.reply);
    expect(textFor(undefined)).not.toContain(notification.reply);
    for (const email of ['layla@example.com', undefined])
      expect(textFor(email)).toContain('npm run inbox -- close K7F-4WM');
  });
}
