import { useLocation } from 'react-router';
import { fill, isolate } from '#app/i18n/format.ts';
import { useOptionalTexts } from '#app/i18n/texts.tsx';
import { Masthead } from '#app/ui/masthead.tsx';

/** `code` identifies the error in the log. */
export function ErrorScreen({ code }: { code: string | undefined }) {
  const error = useOptionalTexts()?.error;
  const { pathname } = useLocation();
  if (!error) return <h1>500</h1>;
  return (
    <Masthead heading={error.heading} lead={error.text}>
      <a href={pathname} data-document className="button button-gold">
        {error.action}
      </a>
      {code && <p>{fill(error.code, { code: isolate(code) })}</p>}
    </Masthead>
  );
}
