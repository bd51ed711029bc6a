import { useTexts } from '#app/i18n/texts.tsx';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { LanguageSuggestion } from '#app/shell/language-suggestion.tsx';
import { showToast } from '#app/ui/show-toast.ts';
import type { SectionProps } from '../sections.ts';
import { Frame, Specimen } from '../specimen.tsx';

const REFERENCE = 'K7F-4WM';

/** Buttons show the toasts, because toasts appear at the edges of the window. */
export function Notices({ guide: { names } }: SectionProps) {
  const { newsletter, release } = useTexts();
  const showOutcome = () => showToast('stack', { title: names.toast });
  const showMistake = () =>
    showToast('stack', {
      title: newsletter.invalidTitle,
      text: newsletter.invalidText,
      isError: true,
    });
  const showAnnouncement = () =>
    showToast('single', {
      title: release.title,
      text: release.text,
      action: { label: release.reload, run: () => undefined },
    });
  return (
    <div className="guide-section guide-full">
      <div className="wrap guide-row">
        <button type="button" className="button button-line" onClick={showOutcome}>
          {names.toast}
        </button>
        <button type="button" className="button button-line" onClick={showMistake}>
          {names.mistake}
        </button>
        <button type="button" className="button button-line" onClick={showAnnouncement}>
          {names.announcement}
        </button>
      </div>
      <Specimen name={names.suggestion} state="open" of="dialog">
        <Frame>
          <div className="guide-tall" />
          <LanguageSuggestion />
        </Frame>
      </Specimen>
      <Specimen name={names.spinner}>
        <Frame>
          <div className="spinner-place">
            <span className="spinner" />
          </div>
        </Frame>
      </Specimen>
      <Specimen name={names.error}>
        <ErrorScreen code={REFERENCE} />
      </Specimen>
    </div>
  );
}
