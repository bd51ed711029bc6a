import { languageWithCode } from '#app/i18n/language-with-code.ts';
import { staffUrl } from '#app/staff-link.ts';
import { siteSecret } from '#server/database/site-state.ts';
import { createTokens } from '#server/tokens.ts';
import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { importBuiltSite } from '../import-built-site.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addForward: AddVerb = (program, context) => {
  const command = addVerb(program, 'forward <reference> <email>', {
    purpose: 'Mail a colleague a link to the staff page of a submission, with the note.',
    examples: [
      ['K7F-4WM omar@example.com --note "Can you answer this?"', 'the server sends the mail'],
    ],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action(
    async (reference: string, recipient: string, words: HandlingWords) => {
      const { composeForward } = await importBuiltSite(context.projectFolder);
      const { INBOX_LANGUAGE: code, SITE_URL: origin } = context.settings();
      const tokens = createTokens(await context.withDatabase(siteSecret));
      const site = { origin, tokens, language: languageWithCode(code) };
      await handleAll(
        context,
        [reference],
        words,
        {
          action: 'forward',
          recipient,
          writeForward: ({ link, ...facts }) =>
            composeForward(code, { ...facts, url: staffUrl(link, site), now: context.now() }),
        },
        (found) => `${found} is forwarded to ${recipient}.`,
      );
    },
  );
};
