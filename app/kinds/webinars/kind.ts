import { defineKind } from '../define-kind.ts';
import { endsAt } from './ends-at.ts';
import { missingFiles } from './missing-files.ts';
import { listPage, privateFacts, schema } from './schema.ts';
import { spokenIn } from './spoken-in.ts';

export const webinars = defineKind({
  schema,
  facts: [
    'starts',
    'movedFrom',
    'minutes',
    'seats',
    'spoken',
    'cancelled',
    'slides',
    'recording',
    'updated',
  ],
  privateFacts,
  pages: { webinars: listPage },
  list: '/webinars',
  record: '/webinars/:slug',
  filter: {
    name: 'language',
    section: 'filter',
    value: ({ spoken }) => spoken,
    label: ({ spoken }, _ui, { webinars: { labels } }) => spokenIn(spoken, labels),
  },
  routes: [
    { path: '/webinars/:slug/seats.json', file: 'seats.json.ts' },
    { path: '/webinars/:slug/invitation.ics', file: 'invitation.ics.ts' },
    { path: '/webinars.ics', file: 'webinars.ics.ts' },
  ],
  files: ({ slug }) => [`/webinars/${slug}/invitation.ics`],
  check: missingFiles,
  changes: (webinar) => [endsAt(webinar)],
  label: ({ navigation }) => navigation.webinars,
  head: (record) => record,
  search: ({ heading, lead, description, body, points }) => ({
    title: heading,
    summary: lead,
    description,
    body: [body, ...points],
  }),
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'webinar',
});
