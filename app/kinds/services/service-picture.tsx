import type { Picture } from '#app/content/drawings.server.ts';
import pictures from '#generated/pictures.json' with { type: 'json' };
import type { ServiceSlug } from './slugs.ts';

type ServicePictureProps = { slug: string; picture: Picture };

/**
 * The HTML contains the drawing, so that it appears with the text. After a click on a link, the
 * browser loads the file instead, so scripts and data do not contain the drawing. React keeps the
 * drawing of the server when it hydrates the page.
 */
export function ServicePicture({ slug, picture: { src, width, height } }: ServicePictureProps) {
  const html = import.meta.env.SSR
    ? pictures[slug as ServiceSlug]
    : `<img src="${src}" width="${width}" height="${height}" alt="">`;
  return (
    <div
      className="service-picture"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
