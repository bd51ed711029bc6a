import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Attachment } from '#server/database/tables.ts';
import { InboxError } from '../failure.ts';
import { findSubmission } from '../find-submission.ts';
import { saveVisitorFile } from '../save-visitor-file.ts';
import { withOwnDirection } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

type Options = { to?: string; stdout?: true; json?: true };

export const addAttachment: AddVerb = (program, { withDatabase, terminal, writeJson, folder }) => {
  addVerb(program, 'attachment <reference>', {
    purpose:
      'Write the files that came with a submission, such as a CV, under their own names. Nothing is overwritten.',
    examples: [
      ['K7F-4WM', 'into the current folder'],
      ['K7F-4WM --to cvs', 'into the folder cvs'],
      ['K7F-4WM --stdout | pdftotext - -', 'to another program'],
    ],
    json: '[{ name, type, size, file }]',
  })
    .option('--to <folder>', 'into this existing folder')
    .option('--stdout', 'to standard output, if the submission has one file')
    .action(async (reference: string, { to = '.', stdout, json }: Options) => {
      const { files, called } = await withDatabase(async (database) => {
        const { id, reference: called } = await findSubmission(database, reference);
        return {
          called,
          files: await database.db
            .selectFrom('attachments')
            .selectAll()
            .where('submission_id', '=', id)
            .orderBy('id')
            .execute(),
        };
      });
      if (files.length === 0) throw new InboxError(`No file came with ${called}.`);
      for (const file of files) assertWhole(file, called);
      const [first, second] = files;
      if (stdout && second)
        throw new InboxError(
          `${files.length} files came with ${called}: write them into a folder with --to.`,
        );
      if (stdout && first) {
        if (terminal.columns !== undefined)
          throw new InboxError('A terminal cannot show the file: pipe it to a program.');
        return terminal.write(first.bytes);
      }
      const target = path.resolve(folder, to);
      const saved = files.map(({ name, type, size, bytes }) => ({
        name,
        type,
        size,
        file: saveVisitorFile(target, name, bytes),
      }));
      if (json) return writeJson(saved);
      for (const { file } of saved) terminal.write(`${withOwnDirection(file)}\n`);
    });
};

function assertWhole({ bytes, sha256 }: Attachment, reference: string): void {
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return;
  throw new InboxError(`A file of ${reference} is damaged in the database: take it from a backup.`);
}
