import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTexts } from '#app/i18n/texts.tsx';
import type { loader } from '#app/root.tsx';
import { showToast } from '#app/ui/show-toast.ts';

export function ReleaseNotice() {
  const { release: words } = useTexts();
  const release = useRouteLoaderData<typeof loader>('root')?.release;
  const announced = useRef(release);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'visibilitychange',
      async () => {
        if (document.visibilityState !== 'visible') return;
        const { readLatestRelease } = await import('./latest-release.ts');
        const latest = await readLatestRelease();
        if (!latest || latest === announced.current || listening.signal.aborted) return;
        announced.current = latest;
        showToast('single', {
          title: words.title,
          text: words.text,
          action: { label: words.reload, run: () => location.reload() },
        });
      },
      listening,
    );
    return () => listening.abort();
  }, [words]);

  return null;
}
