import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addClose: AddVerb = (program, context) => {
  const command = addVerb(program, 'close <reference...>', {
    purpose: 'Close submissions that need no answer. "answer" is for those that were answered.',
    examples: [
      ['K7F-4WM', 'one'],
      ['K7F-4WM P3H-8RT --note "Answered by telephone."', 'two, each with this note'],
    ],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'close' },
      (reference, isChanged) => `${reference} ${isChanged ? 'is now' : 'was already'} closed.`,
    ),
  );
};

export const addReopen: AddVerb = (program, context) => {
  const command = addVerb(program, 'reopen <reference...>', {
    purpose: 'Open closed submissions again.',
    examples: [['K7F-4WM', 'it is open and due again']],
    json: '[{ reference, changed }]',
  });
  addHandlingOptions(command, context).action((references: string[], words: HandlingWords) =>
    handleAll(
      context,
      references,
      words,
      { action: 'reopen' },
      (reference, isChanged) => `${reference} ${isChanged ? 'is now' : 'was already'} open.`,
    ),
  );
};
