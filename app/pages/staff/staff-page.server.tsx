import { readPage } from '#app/content/read.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { HandledSubmission } from '#app/staff-ports.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Language } from '#content/languages.ts';
import type { Problem, Shown } from './change-submission.server.ts';
import { domainList } from './domain-list.server.ts';
import { EraseQuestion } from './erase-question.server.tsx';
import { History } from './history.server.tsx';
import { SentFacts } from './sent-facts.server.tsx';
import { WorkForm } from './work-form.server.tsx';

export type StaffPageProps = Shown & {
  language: Language;
  submission: HandledSubmission;
  path: string;
  domains: readonly string[];
  /** Identifies the form, so that a form that is sent twice does nothing the second time. */
  token: string;
  sent?: Readonly<Record<string, string>>;
};

export function StaffPage({ asksToErase, ...props }: StaffPageProps) {
  const { language, submission, path, problem, domains } = props;
  const words = readPage(language, 'staff');
  const form = readPage(language, 'your-data').forms[submission.form];
  const heading = `${form} ${isolate(submission.reference)}`;
  return (
    <>
      <Masthead isCompact heading={heading} lead={words.lead} />
      <div className="wrap">
        {problem && <ProblemNote {...{ language, problem, domains }} />}
        {asksToErase ? (
          <EraseQuestion {...props} />
        ) : (
          <>
            <Section heading={words.facts.heading}>
              <SentFacts {...{ language, submission, path }} />
            </Section>
            <Section id="history" heading={words.history.heading}>
              <History language={language} entries={submission.history} />
            </Section>
            <WorkForm {...props} />
          </>
        )}
      </div>
    </>
  );
}

const FIELDS: Partial<Record<Problem, string>> = {
  author: 'author',
  text: 'note',
  tooLong: 'note',
  recipient: 'recipient',
  reference: 'reference',
};

type ProblemProps = { language: Language; problem: Problem; domains: readonly string[] };

/** Names the problem and leads to its field. Without a script, only `autofocus` moves the focus. */
function ProblemNote({ language, problem, domains }: ProblemProps) {
  const { problems } = readPage(language, 'staff');
  const text = fill(problems[problem], { domains: domainList(domains, language) });
  const field = FIELDS[problem];
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script, only this attribute can move the focus
    <div role="alert" tabIndex={-1} className="error-summary" autoFocus>
      <h2>{problems.summary}</h2>
      <p id="problem">{field ? <a href={`#${field}`}>{text}</a> : text}</p>
    </div>
  );
}
