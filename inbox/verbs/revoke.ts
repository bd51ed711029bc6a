import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addRevoke: AddVerb = (program, context) => {
  const command = addVerb(program, 'revoke <reference...>', {
    purpose: 'Revoke all links to the staff page of submissions. "forward" sends a new link.',
    examples: [['K7F-4WM', 'the links in earlier mails to the firm no longer work']],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'revoke' },
      (reference) => `The links to the staff page of ${reference} are revoked.`,
    ),
  );
};
