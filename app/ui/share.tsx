import { useSyncExternalStore } from 'react';
import type { Ui } from '#app/content/schemas/ui.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon, type IconName } from './icon.tsx';
import { showToast } from './show-toast.ts';
import { Tooltip } from './tooltip.tsx';

/**
 * A row under a page's text that copies the page's address or, where the browser can, hands it to
 * another program. Whether it can is known only there, so that button is not in the HTML.
 */
export function Share() {
  const { share: words } = useTexts();
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'canShare' in navigator && navigator.canShare(sharedPage()),
    () => false,
  );
  return (
    <p className="share">
      <span>{words.label}</span>
      <ShareButton icon="link" text={words.copy} onPress={() => copy(words)} />
      {canShare && <ShareButton icon="share" text={words.share} onPress={() => share(words)} />}
    </p>
  );
}

type ShareButtonProps = { icon: IconName; text: string; onPress: () => void };

function ShareButton({ icon, text, onPress }: ShareButtonProps) {
  return (
    <Tooltip label={text}>
      <button type="button" aria-label={text} data-scripted onClick={onPress}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

/**
 * The page by the address that search engines know it by, without what this visitor's own address
 * may carry.
 */
function sharedPage(): { title: string; url: string } {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return { title: document.title, url: canonical?.href ?? location.origin + location.pathname };
}

async function copy(words: Ui['share']): Promise<void> {
  const { url } = sharedPage();
  const tell = (title: string) => showToast('stack', { title });
  try {
    await navigator.clipboard.writeText(url);
    tell(words.copied);
  } catch {
    tell(fill(words.failed, { address: isolate(url) }));
  }
}

async function share(words: Ui['share']): Promise<void> {
  try {
    await navigator.share(sharedPage());
  } catch (error) {
    // Whoever closes the browser's list of programs has decided.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(words);
  }
}
