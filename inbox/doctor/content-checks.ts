import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { languageCodes } from '#content/languages.ts';
import type { Settings } from '#server/env.ts';
import { type Check, ok, unready, warning } from './check.ts';

const organization = v.object({
  offices: v.record(v.string(), v.object({ phone: v.optional(v.string()) })),
  email: v.string(),
  securityEmail: v.string(),
  social: v.array(v.object({ network: v.string(), address: v.string() })),
});

/** A telephone number with six zeros or more in a row is a placeholder. */
const PLACEHOLDER_NUMBER = /0{3}[ -]?0{3,}/;
/** Emails and URLs under .example are placeholders. Hints in forms use example.com instead. */
const PLACEHOLDER_EMAIL_OR_URL = /(?:[\w.+-]+@|https?:\/\/)(?:[\w-]+\.)+example(?![\w-]|\.\w)/g;

export function checkContent(projectFolder: string, { SITE_URL }: Settings): Check[] {
  const folder = path.join(projectFolder, 'generated/content');
  const file = path.join(folder, 'organization.json');
  if (!existsSync(file))
    return [warning('content', 'The content is not generated yet.', 'Run "npm run build".')];
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), organization),
    readFileSync(file, 'utf8'),
  );
  if (!parsed.success) return [warning('content', `${file} is invalid.`, 'Run "npm run build".')];
  const { offices, email, securityEmail, social } = parsed.output;

  const own = social.filter(({ address }) => !/^https?:/.test(address));
  const texts = languageCodes.map((code) => textOf(path.join(folder, `${code}.json`)));
  const shown = [email, securityEmail, ...texts].join('\n');
  const placeholders = [...new Set(shown.match(PLACEHOLDER_EMAIL_OR_URL))];
  const where = 'Set them in content/organization.yaml and build again.';
  return [
    checkTelephones(offices, SITE_URL, where),
    placeholders.length > 0
      ? unready(
          SITE_URL,
          'addresses',
          `Pages show placeholders of emails and URLs: ${placeholders.join(', ')}.`,
          'Replace them in content/ and build again.',
        )
      : ok('addresses', 'No email or URL is a placeholder.'),
    own.length > 0
      ? unready(
          SITE_URL,
          'profiles',
          `Links to ${own.map(({ network }) => network).join(', ')} lead to this site.`,
          where,
        )
      : ok('profiles', 'Every social link leads to another site.'),
  ];
}

function checkTelephones(
  offices: v.InferOutput<typeof organization>['offices'],
  siteUrl: string,
  where: string,
): Check {
  const officesWith = (isWrong: (phone: string | undefined) => boolean) =>
    Object.keys(offices).filter((name) => isWrong(offices[name]?.phone));
  const invented = officesWith((phone = '') => PLACEHOLDER_NUMBER.test(phone)).join(', ');
  const missing = officesWith((phone) => phone === undefined).join(', ');
  if (invented)
    return unready(
      siteUrl,
      'telephone',
      `Placeholders stand for the numbers of ${invented}.`,
      where,
    );
  if (missing) return warning('telephone', `No telephone is shown for ${missing}.`, where);
  return ok('telephone', 'Every office has a number.');
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
