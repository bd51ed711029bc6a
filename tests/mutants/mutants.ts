import { app } from './app.ts';
import { content } from './content.ts';
import { database } from './database.ts';
import { forms } from './forms.ts';
import { inbox } from './inbox.ts';
import { AREAS, type Area, type Mutant, type MutantsOfArea } from './mutant.ts';
import { pages } from './pages.ts';
import { scripts } from './scripts.ts';
import { server } from './server.ts';
import { styles } from './styles.ts';

const LISTS: Record<Area, readonly MutantsOfArea[]> = {
  app: [app, forms, pages],
  server: [server, database],
  inbox: [inbox],
  scripts: [scripts],
  content: [content],
  styles: [styles],
};

/** All defects that the tests must notice. `npm run test:mutants` tries each of them. */
export const MUTANTS: readonly Mutant[] = AREAS.flatMap((area) =>
  LISTS[area].flat().map((mutant) => ({ area, ...mutant })),
);
