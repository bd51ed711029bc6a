import * as v from 'valibot';

const path = v.pipe(
  v.string(),
  v.regex(
    /^\/[a-z0-9./-]*$/,
    'a path in small letters without a language, such as /services/ai-strategy',
  ),
);
const target = v.pipe(
  v.string(),
  v.regex(
    /^\/[a-z0-9./-]*(#[a-z0-9-]+)?$/,
    'a path of this site without a language, such as /services/ai-strategy',
  ),
);

/** Former paths of the site: content/redirects.yaml. */
export const redirects = v.strictObject({
  moved: v.array(v.strictObject({ from: path, to: target })),
  gone: v.array(path),
});
export type Redirects = v.InferOutput<typeof redirects>;
