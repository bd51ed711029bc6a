import * as v from 'valibot';

const pathOf = (pattern: RegExp, name: string) =>
  v.pipe(v.string(), v.regex(pattern, `${name} without a language, such as /services/ai-strategy`));
const path = pathOf(/^\/[a-z0-9./-]*$/, 'a path in small letters');
const target = pathOf(/^\/[a-z0-9./-]*(#[a-z0-9-]+)?$/, 'a path of this site');

/** The paths of moved and removed pages, and former languages: content/redirects.yaml. */
export const redirects = v.strictObject({
  moved: v.array(v.strictObject({ from: path, to: target })),
  gone: v.array(path),
  languages: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'the code of a language, such as fr'))),
    [],
  ),
});
export type Redirects = v.InferOutput<typeof redirects>;
