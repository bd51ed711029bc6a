import { Argument } from 'commander';
import { STATUSES, type Status } from '#app/staff-ports.ts';
import { addHandlingOptions, type HandlingWords, handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addStatus: AddVerb = (program, context) => {
  const command = addVerb(program, 'status <reference>', {
    purpose: 'Set the status of an application. The applicant sees it on their personal page.',
    examples: [['K7F-4WM in-review', 'somebody reads the application']],
    json: '[{ reference, changed }]',
  }).addArgument(new Argument('<status>', 'the new status').choices(STATUSES));
  addHandlingOptions(command, context).action(
    (reference: string, status: Status, words: HandlingWords) =>
      handleAll(
        context,
        [reference],
        words,
        { action: status === 'closed' ? 'close' : status },
        (found, isChanged) => `${found} ${isChanged ? 'is now' : 'was already'} “${status}”.`,
      ),
  );
};
