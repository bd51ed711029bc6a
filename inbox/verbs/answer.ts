import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addAnswer: AddVerb = (program, context) => {
  const command = addVerb(program, 'answer <reference...>', {
    purpose: 'Note that submissions were answered, and close them. It sends nothing.',
    examples: [
      ['K7F-4WM', 'one'],
      ['K7F-4WM --by Sara --note "By telephone."', 'with a name and a note'],
    ],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'answer' },
      (reference, isChanged) =>
        `${reference} ${isChanged ? 'is answered and closed' : 'was closed already'}.`,
    ),
  );
};
