export function isSameOrigin(headers: Headers, origin: string): boolean {
  const sender = headers.get('Origin');
  // Extensions and privacy settings may remove Origin, but not Sec-Fetch-Site.
  if (sender === null) return headers.get('Sec-Fetch-Site') === 'same-origin';
  return sender === new URL(origin).origin;
}
