import { RELEASE_CHECK_INTERVAL } from '#app/constants.ts';
import { dataCache } from '#app/data-cache.ts';

export function readLatestRelease(): Promise<string | undefined> {
  return dataCache
    .fetchQuery({
      queryKey: ['release'],
      staleTime: RELEASE_CHECK_INTERVAL,
      // Without a connection, the request must fail at once.
      networkMode: 'always',
      queryFn: async ({ signal }) => {
        const response = await fetch('/release.json', { signal, cache: 'no-cache' });
        if (!response.ok) throw new Error(`/release.json answered ${response.status}`);
        const { release } = (await response.json()) as { release: string };
        return release;
      },
    })
    .catch(() => undefined);
}
