import type { Pages } from '#app/content/schemas/pages.ts';
import { ClosingSign } from '#app/ui/closing-sign.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

type MethodProps = {
  stages: { id: string; heading: string; question: string }[];
  words: Pages['home']['method'];
  drawing: string;
};

export function Method({ stages, words: { heading, scope, action, cost }, drawing }: MethodProps) {
  return (
    <aside className="band band-paper">
      <div className="wrap method level">
        <h3>{heading}</h3>
        <p>{scope}</p>
        <ol>
          {stages.map(({ id, heading: name, question }, index) => (
            <li key={id}>
              <ClosingSign loose={`${drawing}#step-1`} closed={`${drawing}#step-${index + 1}`} />
              <h4>
                <PageLink to={`/documentation#${id}`}>{name}</PageLink>
              </h4>
              <p>{question}</p>
            </li>
          ))}
        </ol>
        <div className="method-actions">
          <PageLink to="/contact" className="button button-gold">
            {action}
          </PageLink>
          <PageLink to="/services#cost" className="more">
            {cost}
          </PageLink>
        </div>
      </div>
    </aside>
  );
}
