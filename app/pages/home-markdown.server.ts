import { readHomePicture } from '#app/content/drawings.server.ts';
import { readPage } from '#app/content/read.server.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { pictureUrl } from '#app/seo/absolute-url.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { highlightTargets } from './home-highlight.tsx';

export function markdown(language: Language): md.Part {
  const { hero, highlights } = readPage(language, 'home');
  const blocks = serviceSlugs.map((slug) => {
    const { category, title, description, button, picture } = highlights.blocks[slug];
    return [
      md.heading(3, md.link(`/services/${slug}`, title)),
      md.picture(pictureUrl(readHomePicture(slug).src), picture),
      category,
      description,
      md.link(highlightTargets[slug], button),
    ];
  });
  return [
    md.masthead({ heading: hero.headline, lead: hero.subtitle }, hero.eyebrow),
    md.line(md.link('/contact', hero.start), md.link('/services', hero.explore)),
    md.section(highlights.heading, highlights.lead, blocks),
  ];
}
