import { useSyncExternalStore } from 'react';
import { fill, isolate } from '#app/i18n/format.ts';
import { Icon, type IconName } from './icon.tsx';
import { showToast } from './show-toast.ts';
import { Tooltip } from './tooltip.tsx';

type ShareWords = Record<'label' | 'copy' | 'share' | 'copied' | 'failed', string>;

type ShareProps = {
  words: ShareWords;
  isInline?: boolean;
};

/**
 * The server does not know whether the browser can share, so the second button appears only in the
 * browser.
 */
export function Share({ words, isInline }: ShareProps) {
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'canShare' in navigator && navigator.canShare(sharedPage()),
    () => false,
  );
  if (isInline)
    return (
      <span className="share share-inline">
        <TextButton text={words.copy} onPress={() => copy(words)} />
        {canShare && <TextButton text={words.share} onPress={() => share(words)} />}
      </span>
    );
  return (
    <p className="share">
      <span>{words.label}</span>
      <ShareButton icon="link" text={words.copy} onPress={() => copy(words)} />
      {canShare && <ShareButton icon="share" text={words.share} onPress={() => share(words)} />}
    </p>
  );
}

type TextButtonProps = { text: string; onPress: () => void };

function TextButton({ text, onPress }: TextButtonProps) {
  return (
    <button type="button" data-scripted onClick={onPress}>
      {text}
    </button>
  );
}

type ShareButtonProps = TextButtonProps & { icon: IconName };

function ShareButton({ icon, text, onPress }: ShareButtonProps) {
  return (
    <Tooltip label={text}>
      <button type="button" aria-label={text} data-scripted onClick={onPress}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

/** A visitor's query must not be shared, so use the canonical URL. */
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
    // An AbortError means that the visitor has closed the browser's sharing dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(words);
  }
}
