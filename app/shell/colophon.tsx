import { useLocation } from 'react-router';
import { useTexts } from '#app/i18n/texts.tsx';

const READINGS = ['page', 'visit', 'requests', 'thirdParties'] as const;

/** What the page weighs. The build writes the figures into each page and shows them. */
export function Colophon() {
  const { colophon } = useTexts();
  return (
    <div className="wrap">
      {/* After a navigation, the figures would be those of an earlier page, so they are hidden. */}
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
