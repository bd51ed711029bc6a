import { useLocation } from 'react-router';
import { useOptionalTexts } from '#app/i18n/texts.tsx';
import { Masthead } from '#app/ui/masthead.tsx';

export function ErrorScreen() {
  const error = useOptionalTexts()?.error;
  const { pathname } = useLocation();
  if (!error) return <h1>500</h1>;
  return (
    <Masthead heading={error.heading} lead={error.text}>
      <a href={pathname} data-document className="button button-gold">
        {error.action}
      </a>
    </Masthead>
  );
}
