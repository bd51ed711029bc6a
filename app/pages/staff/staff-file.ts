import { languageOf } from '#app/content/read.server.ts';
import { tokens } from '#app/ports.ts';
import { openStaffLink } from '#app/staff-link.ts';
import { staffDesk } from '#app/staff-ports.ts';
import type { Route } from './+types/staff-file.ts';
import { plainAnswer } from './staff-answer.server.tsx';
import { tooMany } from './too-many.server.ts';

/** Returns a file of a visitor. Browsers save it and never show it as a page of the site. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const refusal = await tooMany(context, language);
  if (refusal) return refusal;
  const link = openStaffLink(context.get(tokens), params.token);
  const file = await context.get(staffDesk).file(link, params.file);
  if (!file) return plainAnswer(language, 'gone', 410);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Encodes a name for a header (RFC 8187), without characters that a path may not contain. */
function encodeFileName(name: string): string {
  const plain = name.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\:]/gu, '_');
  return encodeURIComponent(plain).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
