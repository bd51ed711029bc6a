/**
 * Reports page views to Plausible. Visitors who send Do Not Track or Global Privacy Control are not
 * counted.
 */
export function countVisits(host: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  let counted = '';
  const count = () => {
    // Personal pages have no canonical URL and are not counted.
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
    // React Router changes the head at each navigation, so each change may be a new page view.
    new MutationObserver(count).observe(document.head, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}
