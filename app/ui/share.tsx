import { useSyncExternalStore } from 'react';
import { fill, isolate } from '#app/i18n/format.ts';
import { Icon, type IconName } from './icon.tsx';
import { showToast } from './show-toast.ts';
import { Tooltip } from './tooltip.tsx';

type ShareWords = Record<'label' | 'copy' | 'share' | 'copied' | 'failed', string>;

/** Only the browser knows whether it can share a URL, so that button is not in the HTML. */
export function Share({ words }: { words: ShareWords }) {
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

/** The page's canonical URL, without the query that this visitor's URL may have. */
function sharedPage(): { title: string; url: string } {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return { title: document.title, url: canonical?.href ?? location.origin + location.pathname };
}

async function copy(words: ShareWords): Promise<void> {
  const { url } = sharedPage();
  const toast = (title: string) => showToast('stack', { title });
  try {
    await navigator.clipboard.writeText(url);
    toast(words.copied);
  } catch {
    toast(fill(words.failed, { address: isolate(url) }));
  }
}

async function share(words: ShareWords): Promise<void> {
  try {
    await navigator.share(sharedPage());
  } catch (error) {
    // The visitor closed the browser's list of programs.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(words);
  }
}
