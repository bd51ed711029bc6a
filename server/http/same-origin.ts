/**
 * Whether a request that may change something was sent by a page of ours. Who says neither where it
 * comes from nor that it is from here, is not.
 * @param origin the one that the request was for
 */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const sender = headers.get('Origin');
  // Extensions and privacy settings take the Origin away; what the browser itself says stays.
  if (sender === null) return headers.get('Sec-Fetch-Site') === 'same-origin';
  return sender === new URL(origin).origin;
}
