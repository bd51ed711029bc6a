import type { ReactNode } from 'react';
import { MOST_POINTS } from '#app/constants.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { sum, weakest, writeScores } from './answers.ts';
import { AssessmentStar } from './star.tsx';

const STEPS = 3;

type Topics = Pages['assessment']['topics'];

type ResultProps = {
  page: Pages['assessment'];
  scores: readonly number[];
  trail: Trail | undefined;
  /** The URL of the result, which only paper shows. */
  address: string | undefined;
  children: ReactNode;
};

export function AssessmentResult({ page, scores, trail, address, children }: ResultProps) {
  const { result, topics } = page;
  const { share } = useTexts();
  const questions = topics.flatMap((topic) => topic.questions);
  const all = scores.length * MOST_POINTS;
  const points = sum(scores);
  const third = Math.min(2, Math.floor((points * 3) / (all + 1)));
  const verdict = result.verdicts[third];
  const weak = weakest(scores, STEPS);
  const steps = weak.flatMap((index) => {
    const question = questions[index];
    return question ? [{ ...question, number: index + 1 }] : [];
  });
  const answered = answersByTopic(topics, scores);
  return (
    <>
      <section id="result" className="band-night">
        <div className="wrap assessment-result">
          <div>
            {trail && <Breadcrumbs {...trail} />}
            <p className="assessment-address">
              <bdi>{address}</bdi>
            </p>
            <p className="eyebrow">{result.eyebrow}</p>
            {/* biome-ignore lint/a11y/noAutofocus: without a script, only this moves the focus */}
            <h1 tabIndex={-1} autoFocus>
              {verdict?.heading}
            </h1>
            <p className="lead">{verdict?.text}</p>
            <p className="figure">
              <span className="range">
                {filled(result.score, { points: String(points), all: String(all) })}
              </span>
            </p>
            <PageLink
              to={`/contact?answers=${writeScores(scores)}#write`}
              className="button button-gold assessment-send"
            >
              {page.next.action}
            </PageLink>
          </div>
          <AssessmentStar topics={answered} weak={weak} label={result.picture} />
          {children}
        </div>
      </section>
      <section className="band band-paper">
        <div className="wrap">
          <h2>{result.steps}</h2>
          <p className="lead">{result.stepsLead}</p>
          <ol className="assessment-steps">
            {steps.map(({ id, number, question, advice }) => (
              <li key={id} className="ruled numbered">
                <b>{number}</b>
                <div>
                  <p className="note">{question}</p>
                  <Markdown text={advice} />
                </div>
              </li>
            ))}
          </ol>
          <p className="prose">{result.share}</p>
          <Share words={share} />
        </div>
      </section>
      <section id="answers" className="band">
        <div className="wrap">
          <h2>{result.topics}</h2>
          <div className="assessment-topics">
            {answered.map(({ id, heading, first, scores: own, questions: asked }) => (
              <section key={id}>
                <h3>{heading}</h3>
                <p className="note">
                  {fill(result.points, {
                    points: String(sum(own)),
                    all: String(own.length * MOST_POINTS),
                  })}
                </p>
                <ol>
                  {asked.map(({ id: key, question, answers }, index) => (
                    <li
                      key={key}
                      className={`numbered${weak.includes(first + index) ? ' assessment-weak' : ''}`}
                    >
                      <b>{first + index + 1}</b>
                      <div>
                        <p className="note">{question}</p>
                        <p>{answers[own[index] ?? 0]}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** @returns for each topic the index of its first question, and the scores of its questions */
function answersByTopic(topics: Topics, scores: readonly number[]) {
  let first = 0;
  return topics.map((topic) => {
    const start = first;
    first += topic.questions.length;
    return { ...topic, first: start, scores: scores.slice(start, first) };
  });
}
