/**
 * Whether a page of ours sent a request that may change something. A request without the necessary
 * headers does not count as ours.
 * @param origin the origin that the request was for
 */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const sender = headers.get('Origin');
  // Extensions and privacy settings remove Origin. The browser's own header stays.
  if (sender === null) return headers.get('Sec-Fetch-Site') === 'same-origin';
  return sender === new URL(origin).origin;
}
