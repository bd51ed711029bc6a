import { WAITLISTED } from '#app/constants.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import { InboxError } from '../failure.ts';
import { importBuiltSite } from '../import-built-site.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { table, withOwnDirection } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';
import { type Guest, readGuests } from '../webinar-guests.ts';
import { type ExportOptions, formatOption, outputOption, writeExport } from '../write-export.ts';

const COLUMNS = ['seat', 'name', 'email', 'language', 'registeredAt'];
const TABLE = {
  titles: ['Seat', 'Name', 'E-mail', 'Language', 'Registered'],
  shrinking: ['Name', 'E-mail'],
};

export const addWebinar: AddVerb = (program, context) => {
  const { withDatabase, terminal, writeJson, projectFolder, settings } = context;
  addVerb(program, 'webinar <slug>', {
    purpose:
      'List who has a seat in a webinar and who waits for one. "inbox show" lists the mails to a person.',
    examples: [
      ['reading-a-pilot-honestly', 'named as in its path'],
      ['reading-a-pilot-honestly --format csv --output guests.csv', 'for a mailing program'],
    ],
    json: '{ slug, heading, starts, ends, isCancelled, seats, taken, quarantined,\n    people: [{ seat: "seat" or "waiting", name, email, language, registeredAt }] }',
  })
    .addOption(formatOption())
    .addOption(outputOption())
    .action(async (slug: string, options: ExportOptions) => {
      const { webinarFacts } = await importBuiltSite(projectFolder);
      const webinar = findWebinar(webinarFacts(settings().INBOX_LANGUAGE), slug);
      const { guests, quarantined } = await withDatabase((database) => readGuests(database, slug));
      const people = guests.map(guestJson);
      const taken = guests.filter(({ seat }) => seat !== WAITLISTED).length;
      if (options.json) return writeJson(webinarJson(webinar, { taken, quarantined, people }));
      if (options.format || options.output)
        return writeExport(context, options, { name: 'people', records: people, columns: COLUMNS });
      const { heading, starts, seats, isCancelled } = webinar;
      terminal.tell(
        `${withOwnDirection(heading)}, ${riyadhTime(starts)}${isCancelled ? ', cancelled' : ''}: ${taken} of ${seats} seats, ${guests.length - taken} waiting.`,
      );
      if (quarantined > 0)
        terminal.tell(`${quarantined} more are quarantined: "inbox list --quarantined".`);
      if (guests.length > 0) terminal.write(table(TABLE, guests.map(guestRow), terminal));
    });
};

function findWebinar(webinars: WebinarFacts[], slug: string): WebinarFacts {
  const found = webinars.find((webinar) => webinar.slug === slug);
  if (found) return found;
  const names = webinars.map((webinar) => webinar.slug).join(', ');
  throw new InboxError(`There is no webinar "${slug}". The site has: ${names}.`);
}

function guestRow({ seat, name, email, language, registeredAt }: Guest): string[] {
  return [seat, name ?? '', email ?? '', language, riyadhTime(registeredAt)];
}

function guestJson({ seat, name, email, language, registeredAt }: Guest) {
  return { seat, name, email, language, registeredAt: riyadhIso(registeredAt) };
}

function webinarJson(
  { slug, heading, starts, ends, isCancelled, seats }: WebinarFacts,
  guests: { taken: number; quarantined: number; people: object[] },
) {
  const times = { starts: riyadhIso(starts), ends: riyadhIso(ends) };
  return { slug, heading, ...times, isCancelled, seats, ...guests };
}
