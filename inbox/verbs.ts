import type { AddVerb } from './verb.ts';
import { addAnswer } from './verbs/answer.ts';
import { addAttachment } from './verbs/attachment.ts';
import { addBackup } from './verbs/backup.ts';
import { addBounces } from './verbs/bounces.ts';
import { addClose, addReopen } from './verbs/close.ts';
import { addDigest } from './verbs/digest.ts';
import { addDoctor } from './verbs/doctor.ts';
import { addDue } from './verbs/due.ts';
import { addErase } from './verbs/erase.ts';
import { addExport } from './verbs/export.ts';
import { addForward } from './verbs/forward.ts';
import { addLetter } from './verbs/letter.ts';
import { addList } from './verbs/list.ts';
import { addNewsletter } from './verbs/newsletter.ts';
import { addNote } from './verbs/note.ts';
import { addOutbox } from './verbs/outbox.ts';
import { addPurge } from './verbs/purge.ts';
import { addRelease } from './verbs/release.ts';
import { addRestore } from './verbs/restore.ts';
import { addRevoke } from './verbs/revoke.ts';
import { addRopa } from './verbs/ropa.ts';
import { addSearch } from './verbs/search.ts';
import { addShow } from './verbs/show.ts';
import { addSpam } from './verbs/spam.ts';
import { addStatus } from './verbs/status.ts';
import { addTake } from './verbs/take.ts';
import { addWebinar } from './verbs/webinar.ts';

/** All verbs, in the order in which the help lists them. */
export const VERBS: AddVerb[] = [
  addList,
  addShow,
  addSearch,
  addDue,
  addTake,
  addAnswer,
  addClose,
  addReopen,
  addNote,
  addForward,
  addStatus,
  addRelease,
  addSpam,
  addRevoke,
  addExport,
  addAttachment,
  addErase,
  addPurge,
  addNewsletter,
  addLetter,
  addBounces,
  addWebinar,
  addOutbox,
  addDigest,
  addDoctor,
  addBackup,
  addRestore,
  addRopa,
];
