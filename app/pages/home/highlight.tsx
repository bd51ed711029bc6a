import type { FocusEvent } from 'react';
import type { Pages } from '#app/content/schemas/pages.ts';
import type { ServiceSlug } from '#app/kinds/services/slugs.ts';
import { Coin } from '#app/ui/coin.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

type HighlightProps = {
  slug: ServiceSlug;
  words: Pages['home']['highlights']['blocks'][ServiceSlug];
  /** The file with the pictures of all services, and the size of one picture. */
  pictures: { src: string; width: number; height: number };
};

/** The page to which a highlight's button leads. The title leads to the page of the service. */
export const highlightTargets: Record<ServiceSlug, string> = {
  'ai-strategy': '/services',
  'digital-transformation': '/services',
  'cloud-advisory': '/services',
  'data-strategy': '/services',
  'ai-governance': '/security',
  'process-automation': '/services',
  cybersecurity: '/security',
  'change-management': '/careers',
  'business-intelligence': '/services',
  'technology-architecture': '/documentation',
  'ai-ethics': '/security',
};

export function Highlight({
  slug,
  words: { category, title, description, button, picture: alt },
  pictures,
}: HighlightProps) {
  return (
    <article className="highlight line-on-hover">
      <img {...pictures} alt={alt} loading="lazy" decoding="async" />
      <p className="category">
        <Coin service={slug} />
        <span>{category}</span>
      </p>
      <h3>
        <PageLink to={`/services/${slug}`} onFocus={showWhole}>
          {title}
        </PageLink>
      </h3>
      <p>{description}</p>
      <PageLink to={highlightTargets[slug]} className="more" onFocus={showWhole}>
        {button}
      </PageLink>
    </article>
  );
}

/**
 * On phones, some highlights are in a row that scrolls sideways. Browsers do not scroll to a
 * focused link while a part of it is visible.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('.highlight')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
