import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addRelease: AddVerb = (program, context) => {
  const command = addVerb(program, 'release <reference...>', {
    purpose: 'Release quarantined submissions that are no spam, and send their mails.',
    examples: [['K7F-4WM', 'the confirmation to the visitor and the mail to the firm are sent']],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'release' },
      (reference, isChanged) =>
        `${reference} ${isChanged ? 'is released: its mails go out' : 'was not quarantined'}.`,
    ),
  );
};
