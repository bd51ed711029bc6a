import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addSpam: AddVerb = (program, context) => {
  const command = addVerb(program, 'spam <reference...>', {
    purpose: 'Confirm that quarantined submissions are spam, and close them without a mail.',
    examples: [['K7F-4WM', 'it is deleted at the end of its retention']],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'spam' },
      (reference, isChanged) =>
        `${reference} ${isChanged ? 'is closed as spam' : 'was closed already'}.`,
    ),
  );
};
