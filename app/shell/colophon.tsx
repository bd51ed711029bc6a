import { useLocation } from 'react-router';
import { useTexts } from '#app/i18n/texts.tsx';

const READINGS = ['page', 'visit', 'requests', 'thirdParties'] as const;

/** Figures about the size of the page. delivery/page-weight.ts fills them in and shows them. */
export function Colophon() {
  const { colophon } = useTexts();
  return (
    <div className="wrap">
      {/* After a navigation the figures are hidden, because the server measured another page. */}
      <dl key={useLocation().pathname} className="readings" hidden suppressHydrationWarning>
        {READINGS.map((name) => (
          <div key={name}>
            <dt>{colophon[name]}</dt>
            <dd data-reading={name} suppressHydrationWarning>
              0
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
