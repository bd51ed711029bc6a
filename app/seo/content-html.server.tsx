import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { type Renderers, renderMarkdown } from '#app/ui/markdown-elements.ts';
import { blockOf, type MarkdownNode, type MarkdownTree } from '#app/ui/markdown-tree.ts';
import { type Language, originalLanguage } from '#content/languages.ts';
import { absoluteUrl } from './absolute-url.server.ts';

/** A feed reader may be in another language, so the outer element names the language. */
export function contentHtml(content: ReactNode, { code, dir }: Language): string {
  return renderToStaticMarkup(
    <div lang={code} dir={dir}>
      {content}
    </div>,
  );
}

/** The page that links such as `#hours` refer to. `path` has no language prefix. */
type Place = { language: Language; path: string };

/** Omits ids, because a feed reader may show several texts. */
export function ContentText({
  text: { nodes, fallback },
  ...place
}: { text: MarkdownTree } & Place): ReactNode {
  const content = renderMarkdown(nodes, renderersFor(place));
  return fallback ? (
    <div lang={originalLanguage.code} dir={originalLanguage.dir}>
      {content}
    </div>
  ) : (
    content
  );
}

export function ContentList({ heading, items }: { heading: string; items: string[] }): ReactNode {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

type Fact = readonly [name: string, value: ReactNode];
export function ContentFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type ContentLinkProps = { to: string; label: string; language: Language };
export function ContentLink({ to, label, language }: ContentLinkProps): ReactNode {
  return <a href={absoluteUrl(to, language)}>{label}</a>;
}

function renderersFor({ language, path }: Place): Renderers {
  const pageUrl = absoluteUrl(path, language);
  const all: Renderers = {
    a: (children, [, , reference = '']) => (
      <a href={new URL(localizedPath(reference, language), pageUrl).href}>
        {reference.startsWith('mailto:') ? <bdi dir="ltr">{children}</bdi> : children}
      </a>
    ),
    th: (children) => <th scope="col">{children}</th>,
    td: (children) => <td>{children}</td>,
    table: (_shown, [, rows]) => (
      <table>
        <tbody>{renderMarkdown(rows.map(withoutLabels), all)}</tbody>
      </table>
    ),
    picture: (captions, node) => (
      <figure>
        <img src={blockOf(node)?.url} alt={blockOf(node)?.alt} />
        {captions.length > 0 && <figcaption>{captions}</figcaption>}
      </figure>
    ),
    chart: (parts) => parts,
    aside: (parts, node) => (
      <blockquote>
        <p>
          <strong>{blockOf(node)?.alt}</strong>
        </p>
        {parts}
      </blockquote>
    ),
    pre: (code) => (
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
    ),
    video: (transcript, node) => (
      <>
        <p>
          <a href={blockOf(node)?.url}>{blockOf(node)?.alt}</a>
        </p>
        {transcript}
      </>
    ),
  };
  return all;
}

/** A page stacks the cells of some tables under their labels, a feed does not. */
function withoutLabels(row: MarkdownNode): MarkdownNode {
  if (typeof row === 'string') return row;
  const cells = row[1].map(
    (cell): MarkdownNode => (typeof cell === 'string' ? cell : [cell[0], cell[1]]),
  );
  return [row[0], cells];
}
