import { FactList } from '#app/ui/fact-list.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PostFigure } from '../post-figure.tsx';
import type { Calculation } from './calculation.server.ts';

type ResultProps = {
  words: Calculation['words'];
  result: NonNullable<Calculation['result']>;
  /** The form now has a wrong value, so the result is of earlier values. */
  isStale: boolean;
  /** Of the two buttons, the next step is gold after a result of the visitor's own figures. */
  isOwn: boolean;
};

export function CalculationResult({ words, result, isStale, isOwn }: ResultProps) {
  const { figure, facts, shared } = result;
  return (
    <div className="calculation" id="calculation" tabIndex={-1}>
      <h3>{words.result}</h3>
      <p role="status" className={isStale ? 'field-error' : undefined}>
        {isStale && words.incomplete}
      </p>
      <PostFigure {...figure} />
      <FactList facts={facts} />
      <PageLink
        to={`/contact?return=${shared}#write`}
        className={isOwn ? 'button button-gold' : 'button button-line'}
      >
        {words.share}
      </PageLink>
    </div>
  );
}
