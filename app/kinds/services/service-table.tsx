import { Coin } from '#app/ui/coin.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { PageLink } from '#app/ui/page-link.tsx';

type ServiceTableProps = {
  words: {
    heading: string;
    lead: string;
    question: string;
    result: string;
    weeks: string;
    other: MarkdownTree;
  };
  /** The text of the button below the table. */
  action: string;
  services: {
    slug: string;
    name: string;
    question: string;
    result: string;
    duration: string;
    /** The number of weeks, or two numbers. */
    weeks: string;
    /** The word for weeks, in the form that the number needs. */
    unit: string;
    least?: number | undefined;
    most: number;
  }[];
};

/** The distance between two numbers on the scale, in weeks. */
const INTERVAL = 4;

export function ServiceTable({ words, action, services }: ServiceTableProps) {
  const intervals = Math.ceil(Math.max(...services.map(({ most }) => most)) / INTERVAL);
  return (
    <div className={`service-table of-${intervals * INTERVAL}`}>
      <div className="service-table-words">
        <h2>{words.heading}</h2>
        <p>{words.lead}</p>
      </div>
      <div className="service-row service-table-head" aria-hidden="true">
        <span className="service-words">{words.question}</span>
        <span className="service-result">{words.result}</span>
        <div className="service-weeks">
          <span>{words.weeks}</span>
          <span className="scale">
            {Array.from({ length: intervals + 1 }, (_, index) => index * INTERVAL).map((week) => (
              <i key={week}>{week}</i>
            ))}
          </span>
        </div>
      </div>
      <ul>
        {services.map(({ slug, name, question, result, duration, weeks, unit, least, most }) => (
          <li key={slug} className="line-on-hover">
            <PageLink to={`/services/${slug}`} className="row service-row">
              <Coin service={slug} />
              <div className="service-words">
                <h3>{question}</h3>
                <p>{name}</p>
              </div>
              <p className="service-result">{result}</p>
              <div className="service-weeks">
                <span className="sr-only">{duration}</span>
                <b aria-hidden="true">
                  {weeks} <span>{unit}</span>
                </b>
                <span>
                  <span className={`week-bar from-${least ?? most} to-${most}`} />
                </span>
              </div>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="service-table-end">
        <Markdown text={words.other} />
        <PageLink to="/contact" className="button button-gold">
          {action}
        </PageLink>
      </div>
    </div>
  );
}
