import { WAITLISTED } from '#app/constants.ts';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';

export type Guest = {
  name: string | null;
  email: string | null;
  language: LanguageCode;
  seat: Seat;
  registeredAt: number;
};

/** Reads the people who registered, once each. People with a seat come first. */
export async function readGuests(
  { db }: Database,
  slug: string,
): Promise<{ guests: Guest[]; quarantined: number }> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'name', 'email', 'email_key', 'language', 'seat', 'received_at', 'held_because'])
    .where('form', '=', 'webinar')
    .where('about', '=', slug)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const isQuarantined = ({ held_because }: (typeof rows)[number]) => held_because !== null;
  const people = new Map<string, Guest>();
  for (const row of rows.filter((row) => !isQuarantined(row))) {
    const person = row.email_key ?? row.id;
    if (people.has(person)) continue;
    const { name, email, language, seat, received_at: registeredAt } = row;
    people.set(person, { name, email, language, seat: seat ?? WAITLISTED, registeredAt });
  }
  const guests = [...people.values()];
  return {
    guests: [
      ...guests.filter(({ seat }) => seat !== WAITLISTED),
      ...guests.filter(({ seat }) => seat === WAITLISTED),
    ],
    quarantined: rows.filter(isQuarantined).length,
  };
}
