import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** @param to the path of the page, without a language's prefix */
export function PageLink({ to, ...props }: PageLinkProps) {
  const language = useLanguage();
  const isCurrent = neutralPath(useLocation().pathname) === to;
  return (
    <a
      href={localizedPath(to, language)}
      aria-current={isCurrent ? 'page' : undefined}
      {...props}
    />
  );
}
