import { useLanguage } from '#app/i18n/use-language.ts';
import { Dropdown } from '#app/ui/dropdown.tsx';
import { languages } from '#content/languages.ts';
import { LanguageLink } from './language-link.tsx';

const LABEL_CLASSES = 'header-link language-menu';

/**
 * A link to the other language, or a menu if there are more.
 * @param group the group of dropdowns of which at most one is open
 */
export function LanguageSwitch({ group }: { group: string }) {
  if (!import.meta.env.HAS_LANGUAGE_MENU) return <LanguageLink className="header-link" />;
  return <LanguageMenu group={group} />;
}

function LanguageMenu({ group }: { group: string }) {
  const current = useLanguage();
  return (
    <Dropdown label={current.name} group={group} labelClassName={LABEL_CLASSES} isCurrent={false}>
      {languages
        .filter(({ code }) => code !== current.code)
        .map((other) => (
          <li key={other.code}>
            <LanguageLink to={other} />
          </li>
        ))}
    </Dropdown>
  );
}
