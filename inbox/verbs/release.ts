import { releaseSubmission } from '#server/submissions/review/release-submission.ts';
import { findSubmissions } from '../find-submission.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addRelease: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'release <reference...>', {
    purpose: 'Release quarantined submissions that are no spam, and send their mails.',
    examples: [['K7F-4WM', 'the confirmation to the visitor and the mail to the firm are sent']],
    json: '[{ reference, changed }]',
  }).action(async (references: string[], { json }: { json?: true }) => {
    await withDatabase(async (database) => {
      const changes: { reference: string; changed: boolean }[] = [];
      for (const { reference } of await findSubmissions(database, references)) {
        changes.push({ reference, changed: await releaseSubmission(database, reference, now()) });
      }
      if (json) return writeJson(changes);
      for (const { reference, changed } of changes)
        terminal.tell(
          `${reference} ${changed ? 'is released: its mails go out' : 'was not quarantined'}.`,
        );
    });
  });
};
