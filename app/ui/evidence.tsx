import { PageLink } from './page-link.tsx';

type EvidenceProps = {
  figure: string;
  /** What the figure counts. */
  text: string;
  /** The slug of the case study with the figure. */
  study: string;
  /** The words of the link to the study. */
  measured: string;
};

/** A figure from a case study, with a link to how it was measured. */
export function Evidence({ figure, text, study, measured }: EvidenceProps) {
  return (
    <div className="evidence">
      <p className="evidence-figure">{figure}</p>
      <p>
        {text}{' '}
        <PageLink to={`/case-studies/${study}`} className="more">
          {measured}
        </PageLink>
      </p>
    </div>
  );
}
