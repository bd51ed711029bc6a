import { Fragment } from 'react';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/changes.ts';
import { findVersion } from './find-version.server.ts';
import { fullBody } from './full-body.server.ts';
import { type Change, type ChangedBlock, textChanges } from './text-changes.server.ts';
import { versionPath } from './version-path.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { earlier, current, from } = findVersion(language, params);
  const { earlier: words } = readPage(language, 'legal');
  const { title, document, version, description } = earlier;
  const facts = {
    title,
    version,
    before: version,
    beforeDate: from,
    after: current.version,
    afterDate: formatDate(current.updated, language),
  };
  return {
    document,
    version,
    words,
    head: { title: fill(words.changesTitle, facts), description },
    heading: fill(words.changesHeading, facts),
    lead: fill(words.changesLead, facts),
    eyebrow: title,
    blocks: textChanges(
      withLead(earlier.lead, earlier.body),
      withLead(current.lead, fullBody(current, language)),
    ),
    trail: readMasthead(url, 'legal').trail,
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.head, index: false });

export default function Changes({
  loaderData: { document, version, words, heading, lead, eyebrow, blocks, trail },
}: Route.ComponentProps) {
  return (
    <>
      <Masthead isCompact heading={heading} lead={lead} eyebrow={eyebrow} trail={trail} />
      <div className="wrap">
        <article className="article">
          <p className="note">{words.legend}</p>
          <p className="version-links">
            <PageLink to={`/${document}`} className="more">
              {words.current}
            </PageLink>
            <PageLink to={versionPath(document, version)} className="more">
              {fill(words.read, { version })}
            </PageLink>
          </p>
          <div className="prose">
            {groupsOf(blocks).map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
              <Group key={index} blocks={group} />
            ))}
          </div>
        </article>
      </div>
    </>
  );
}

function Group({ blocks }: { blocks: ChangedBlock[] }) {
  const [first] = blocks;
  if (!first) return null;
  const { tag: Tag, changes } = first;
  if (Tag !== 'li')
    return (
      <Tag>
        <Words changes={changes} />
      </Tag>
    );
  return (
    <ul>
      {blocks.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
        <li key={index}>
          <Words changes={item.changes} />
        </li>
      ))}
    </ul>
  );
}

const TAGS = { same: Fragment, removed: 'del', added: 'ins' } as const;

function Words({ changes }: { changes: Change[] }) {
  return changes.map(({ kind, text }, index) => {
    const Tag = TAGS[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
    return <Tag key={index}>{text}</Tag>;
  });
}

function groupsOf(blocks: ChangedBlock[]): ChangedBlock[][] {
  const groups: ChangedBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.tag === 'li' && last?.[0]?.tag === 'li') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function withLead(lead: string, body: MarkdownTree): MarkdownTree {
  return { ...body, nodes: [['p', [lead]], ...body.nodes] };
}
