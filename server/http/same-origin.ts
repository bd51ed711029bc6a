/** Whether a page of ours sent a request to this origin. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const sender = headers.get('Origin');
  // Extensions and privacy settings remove Origin, but not this header.
  if (sender === null) return headers.get('Sec-Fetch-Site') === 'same-origin';
  return sender === new URL(origin).origin;
}
