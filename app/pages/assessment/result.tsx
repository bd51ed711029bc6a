import type { ReactNode } from 'react';
import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Share } from '#app/ui/share.tsx';
import { MOST_POINTS, sum, weakest } from './answers.ts';
import { AssessmentStar } from './star.tsx';

const STEPS = 3;

type ResultProps = {
  page: Pages['assessment'];
  scores: readonly number[];
  trail: Trail | undefined;
  children: ReactNode;
};

export function AssessmentResult({ page, scores, trail, children }: ResultProps) {
  const { result, topics } = page;
  const { share } = useTexts();
  const questions = topics.flatMap((topic) => topic.questions);
  const all = scores.length * MOST_POINTS;
  const points = sum(scores);
  const third = Math.min(2, Math.floor((points * 3) / (all + 1)));
  const verdict = result.verdicts[third];
  const steps = weakest(scores, STEPS).flatMap((index) => questions[index] ?? []);
  return (
    <>
      <section id="result" className="band-night">
        <div className="wrap assessment-result">
          <div>
            {trail && <Breadcrumbs {...trail} />}
            <p className="eyebrow">{result.eyebrow}</p>
            <h1 tabIndex={-1}>{verdict?.heading}</h1>
            <p className="lead">{verdict?.text}</p>
            <p className="figure">
              {filled(result.score, { points: String(points), all: String(all) })}
            </p>
            <table className="assessment-points">
              <caption>{result.topics}</caption>
              <tbody>
                {pointsByTopic(topics, scores).map(({ id, heading, got, most }) => (
                  <tr key={id}>
                    <th scope="row">{heading}</th>
                    <td>{fill(result.points, { points: String(got), all: String(most) })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <AssessmentStar scores={scores} label={result.picture} />
          {children}
        </div>
      </section>
      <section className="band band-paper">
        <div className="wrap">
          <h2>{result.steps}</h2>
          <p className="lead">{result.stepsLead}</p>
          <ol className="assessment-steps">
            {steps.map(({ id, question, advice }) => (
              <li key={id} className="ruled">
                <p className="note">{question}</p>
                <Markdown text={advice} />
              </li>
            ))}
          </ol>
          <p className="prose">{result.share}</p>
          <Share words={share} />
        </div>
      </section>
    </>
  );
}

function pointsByTopic(topics: Pages['assessment']['topics'], scores: readonly number[]) {
  let start = 0;
  return topics.map(({ id, heading, questions }) => {
    const own = scores.slice(start, start + questions.length);
    start += questions.length;
    return { id, heading, got: sum(own), most: own.length * MOST_POINTS };
  });
}
