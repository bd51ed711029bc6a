import type { Picture } from '#app/content/drawings.server.ts';
import { useIsFromServer } from '#app/ui/use-is-from-server.ts';
import pictures from '#generated/pictures.json' with { type: 'json' };
import type { ServiceSlug } from './slugs.ts';

type ServicePictureProps = { slug: string; picture: Picture };

/**
 * The HTML contains the drawing, so that it appears with the text. React keeps it when it hydrates
 * the page. After a navigation, the browser loads the file instead, so that neither scripts nor data
 * contain the drawing.
 */
export function ServicePicture({ slug, picture }: ServicePictureProps) {
  const html = import.meta.env.SSR ? pictures[slug as ServiceSlug] : '';
  return useIsFromServer() ? (
    <div
      className="service-picture"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, from the build
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  ) : (
    <div className="service-picture">
      <img {...picture} alt="" />
    </div>
  );
}
