import { data, redirect } from 'react-router';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import type { Route } from './+types/assessment.ts';
import { isComplete, readScores, writeScores } from './answers.ts';
import { AssessmentForm } from './form.tsx';
import { AssessmentResult } from './result.tsx';
import { AnswerStar } from './star.tsx';

/** Redirects a completed form to the URL of its result. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const words = readPage(language, 'assessment');
  const { trail } = readMasthead(url, 'assessment');
  const written = url.searchParams.get('answers');
  const ids = words.topics.flatMap(({ questions }) => questions.map(({ id }) => id));
  const scores = readScores(url.searchParams, ids);
  const result = isComplete(scores) ? scores : undefined;
  if (result && written === '') throw redirect(resultPath(result, language), 303);
  const isSent = written !== null;
  const page = isSent ? { ...words, index: false, canonical: '/assessment' } : words;
  const address = result && absoluteUrl(`/assessment?answers=${writeScores(result)}`, language);
  const loaded = { page, trail, ids, scores, result, isSent, address };
  return data(loaded, isSent && !result ? { status: 422 } : {});
}

function resultPath(scores: readonly number[], language: ReturnType<typeof languageOf>): string {
  return `${localizedPath('/assessment', language)}?answers=${writeScores(scores)}`;
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Assessment({
  loaderData: { page, trail, ids, scores, result, isSent, address },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const given = Object.fromEntries(ids.map((id, index) => [id, scores[index]]));
  const form = <AssessmentForm page={page} scores={given} isSent={isSent} />;
  return (
    <>
      {result ? (
        <AssessmentResult page={page} scores={result} trail={trail} address={address}>
          <details className="assessment-change">
            <summary>{page.form.change}</summary>
            {form}
          </details>
        </AssessmentResult>
      ) : (
        <div className="assessment-head">
          <Masthead heading={page.heading} lead={page.lead} trail={trail} />
          <AnswerStar questions={ids.length} />
        </div>
      )}
      <div className="wrap">
        {!result && form}
        <PageSections sections={page.sections} />
      </div>
      {result && (
        <NextStep
          words={page.next}
          promise={parts.promise}
          to={`/contact?answers=${writeScores(result)}#write`}
        />
      )}
    </>
  );
}
