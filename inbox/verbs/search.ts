import { InboxError } from '../failure.ts';
import { searchSubmissions } from '../search-submissions.ts';
import { summaryJson } from '../submission-json.ts';
import { submissionTable } from '../submission-table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addSearch: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'search <words...>', {
    purpose:
      'Find submissions with all of the words: in names, emails, answers, references, notes, file names.',
    examples: [
      ['sara example.com', 'parts of words are found too'],
      ['احمد', 'finds أحمد, إحمد and أحْمَد as well; digits of both scripts are the same'],
    ],
    json: 'as in list',
  }).action(async (words: string[], options: { json?: true }) => {
    await withDatabase(async (database) => {
      const found = await searchSubmissions(database, words.join(' '));
      if (!found) throw new InboxError('The text has no words to search for.');
      if (options.json) return writeJson(found.map(summaryJson));
      if (found.length > 0) terminal.write(submissionTable(found, now(), terminal));
      terminal.tell(`${found.length} found.`);
    });
  });
};
