/**
 * Tells an analytics host which pages were looked at, in the words of Plausible's events API, which
 * other programs understand as well. No cookie, nothing stored, nothing of a page that is not for
 * everybody, and nothing at all of whoever asks not to be followed.
 */
export function countVisits(host: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  let counted = '';
  const count = () => {
    // Addresses that were given to one person have no canonical, and a query may hold anything.
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
    if (!url || url === counted) return;
    const referrer = counted || document.referrer.split('/', 3).join('/');
    counted = url;
    navigator.sendBeacon(
      `${host}/api/event`,
      JSON.stringify({ name: 'pageview', url, domain: location.hostname, referrer }),
    );
  };
  addEventListener('load', () => {
    count();
    // The router in the browser changes the head with the page.
    new MutationObserver(count).observe(document.head, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}
