import * as v from 'valibot';
import { plural, text } from './fields.ts';

// Words of the forms: content/<language>/forms.yaml. Keys of fields are the names under which
// answers are stored.

/** A field's label; what helps to fill it in; and what is said where it was left empty. */
const field = v.strictObject({ label: text, missing: text });
const hinted = v.strictObject({ label: text, hint: text, missing: text });
const optional = v.strictObject({ label: text });
const optionalHinted = v.strictObject({ label: text, hint: text });

const shared = v.strictObject({
  optional: text,
  summary: text,
  sending: text,
  progress: text,
  trap: text,
  errors: v.strictObject({
    tooShort: text,
    tooLong: text,
    forbidden: text,
    email: text,
    phone: text,
    link: text,
    fileEmpty: text,
    fileTooLarge: text,
    fileType: text,
    fileOldWord: text,
    fileEncrypted: text,
    fileMacros: text,
    fileActive: text,
    fileBomb: text,
    fileDamaged: text,
    fileAgain: text,
  }),
  problems: v.strictObject({
    origin: text,
    limit: text,
    unavailable: text,
    unreachable: text,
    tooLarge: text,
    malformed: text,
  }),
});

const contact = v.strictObject({
  heading: text,
  name: field,
  email: hinted,
  subject: field,
  message: hinted,
  submit: text,
  after: text,
});

const application = v.strictObject({
  heading: text,
  lead: text,
  name: field,
  email: field,
  phone: hinted,
  cv: hinted,
  note: optionalHinted,
  link: optionalHinted,
  consent: field,
  submit: text,
});

const followUps = v.strictObject({ heading: text, first: text, second: text });
const partnership = v.strictObject({
  heading: text,
  organisation: field,
  contact: field,
  email: field,
  country: v.strictObject({ label: text, missing: text, choose: text, other: text, which: text }),
  website: optional,
  type: field,
  followUps: v.strictObject({
    'technology-integration': followUps,
    'solution-delivery': followUps,
    'channel-reseller': followUps,
    'strategic-alliance': followUps,
  }),
  message: hinted,
  submit: text,
});

const webinar = v.strictObject({
  heading: text,
  name: field,
  email: field,
  submit: text,
  seatsLeft: plural,
  full: text,
});

const dataRequest = v.strictObject({
  heading: text,
  lead: text,
  email: hinted,
  right: v.strictObject({ label: text, missing: text, choose: text }),
  rights: v.strictObject({
    access: text,
    rectification: text,
    erasure: text,
    restriction: text,
    portability: text,
    objection: text,
    withdrawal: text,
  }),
  submit: text,
});

const feedback = v.strictObject({
  heading: text,
  yes: text,
  no: text,
  helpful: field,
  more: text,
  comment: optionalHinted,
  submit: text,
  thanks: text,
});

export const forms = v.strictObject({
  shared,
  contact,
  application,
  partnership,
  webinar,
  dataRequest,
  feedback,
});
export type Forms = v.InferOutput<typeof forms>;
