/**
 * Reports page views through Plausible's events API, without cookies. Ignores personal pages, and
 * visitors who send Do Not Track or Global Privacy Control.
 */
export function countVisits(host: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  let counted = '';
  const count = () => {
    // Personal pages have no canonical URL, so they are not counted. A canonical URL never
    // contains a visitor's query.
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
    // React Router changes the head at each navigation, so a change of the head may be a new page
    // view.
    new MutationObserver(count).observe(document.head, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}
