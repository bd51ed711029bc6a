import { useLocation } from 'react-router';
import { useTexts } from '#app/i18n/texts.tsx';

const READINGS = ['page', 'visit', 'requests', 'thirdParties'] as const;

/** delivery/page-weight.ts fills in the figures and shows them. */
export function Colophon() {
  const { colophon } = useTexts();
  return (
    <div className="wrap">
      {/* The figures are about the page that the server sent, so hide them after a navigation. */}
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
