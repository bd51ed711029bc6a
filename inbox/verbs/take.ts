import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addTake: AddVerb = (program, context) => {
  const command = addVerb(program, 'take <reference...>', {
    purpose: 'Take submissions, so that colleagues see who answers them.',
    examples: [['K7F-4WM --by Sara', 'Sara has taken it']],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'take' },
      (reference, isChanged) =>
        `${reference} ${isChanged ? 'is now' : 'was already'} taken by ${words.by}.`,
    ),
  );
};
