import { useTexts } from '#app/i18n/texts.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Share } from '#app/ui/share.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

const STATES = [
  ['rest', undefined],
  ['hover', 'hover'],
  ['focus', 'focus-visible'],
  ['active', 'active'],
] as const;
const ICONS: IconName[] = ['chevron-down', 'menu', 'close', 'search', 'arrow', 'link', 'share'];

export function Buttons(props: SectionProps) {
  return (
    <>
      <div className="wrap guide-section">
        <States {...props} />
        <WithIcons {...props} />
      </div>
      <div className="band band-night">
        <div className="wrap">
          <States {...props} />
        </div>
      </div>
    </>
  );
}

function States({ guide: { states, sample } }: SectionProps) {
  return (
    <div className="guide-columns">
      {STATES.map(([name, state]) => (
        <Specimen key={name} name={states[name]} {...(state ? { state } : {})}>
          <p className="masthead-actions">
            <a href="#gold" className="button button-gold">
              {sample.action}
            </a>
            <a href="#line" className="button button-line">
              {sample.second}
            </a>
            <a href="#more" className="more">
              {sample.link}
            </a>
          </p>
        </Specimen>
      ))}
      <Specimen name={states.disabled}>
        <p className="masthead-actions">
          <button type="button" className="button button-gold" aria-disabled>
            {sample.action}
          </button>
          <button type="button" className="button button-line" aria-disabled>
            {sample.second}
          </button>
        </p>
      </Specimen>
    </div>
  );
}

function WithIcons({ guide: { contact, names, states, sample } }: SectionProps) {
  const { share } = useTexts();
  const copy = { action: share.copy, done: share.copied, failed: share.failed };
  return (
    <div className="guide-columns">
      <Specimen name={names.icons}>
        <p className="guide-row">
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </Specimen>
      <Specimen name={contact.email.label}>
        <p className="email-line">
          <a className="address" href={`mailto:${sample.email}`}>
            <bdi dir="ltr">{sample.email}</bdi>
          </a>
        </p>
        <CopyButton text={sample.email} words={copy} />
      </Specimen>
      <Specimen name={names.share}>
        <Share words={share} />
        <Share words={share} isInline />
      </Specimen>
      <Specimen name={states.tooltip} state="tooltip" of=".tooltip-area">
        <p className="share guide-tooltip">
          <Tooltip label={share.copy}>
            <button type="button" aria-label={share.copy}>
              <Icon name="link" />
            </button>
          </Tooltip>
        </p>
      </Specimen>
    </div>
  );
}
