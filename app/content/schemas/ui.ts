import * as v from 'valibot';
import { plural, text, textsNamed } from './fields.ts';

export const ui = v.strictObject({
  site: v.strictObject({ name: text, blurb: text, email: text, rights: text, picture: text }),
  navigation: v.strictObject(
    textsNamed(
      'label skip home menu about services company resources legal aboutUs partners',
      'careers news caseStudies blog documentation webinars helpCenter contact',
      'privacyPolicy termsOfService cookiePolicy gdpr security accessibility social search',
      'breadcrumbs',
    ),
  ),
  menuNotes: v.strictObject(
    textsNamed('partners careers news caseStudies blog documentation webinars helpCenter'),
  ),
  colophon: v.strictObject(textsNamed('page visit requests thirdParties method')),
  suggestion: v.strictObject({ heading: text, text, accept: text, decline: text, close: text }),
  status: v.strictObject(
    textsNamed('errorTitle loading searchFailed notifications announcements dismiss untranslated'),
  ),
  release: v.strictObject({ title: text, text, reload: text }),
  newsletter: v.strictObject({
    ...textsNamed(
      'heading text letters label required submit consent sent failed invalidTitle',
      'invalidText missing',
    ),
  }),
  share: v.strictObject({ label: text, copy: text, share: text, copied: text, failed: text }),
  filters: v.strictObject({ label: text, all: text, shown: text, unknown: text }),
  error: v.strictObject({ title: text, heading: text, text, code: text, action: text }),
  parts: v.strictObject({
    ...textsNamed(
      'services openRoles role questions anotherQuestion duration team related sector',
      'service article study onThisPage',
    ),
    readingTime: plural,
    ...textsNamed(
      'youBring weBring becomePartner posts studies illustrative challenge',
      'solution results item value lessons otherServices writeToUs latest',
      'founded staff countries version',
      'audience firstWeeks howMeasured promise free to of range weeks youGive youReceive',
    ),
  }),
});
export type Ui = v.InferOutput<typeof ui>;
