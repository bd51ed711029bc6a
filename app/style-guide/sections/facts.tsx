import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { TableHead, TableScroller } from '#app/ui/table-scroller.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Facts({ guide: { names, sample, prose } }: SectionProps) {
  const tables = prose.nodes.filter((node) => node[0] === 'table');
  return (
    <div className="wrap guide-section">
      <Specimen name={names.facts}>
        <FactList facts={sample.facts.map((fact, index) => ({ ...fact, isWide: index === 2 }))} />
      </Specimen>
      <Specimen name={names.table}>
        <Markdown text={{ ...prose, nodes: tables }} />
      </Specimen>
      <Specimen name={names.wideTable}>
        <TableScroller aria-label={names.wideTable}>
          <caption>{sample.note}</caption>
          <TableHead names={sample.items} />
          <tbody>
            <tr>
              {sample.questions.map(({ question }) => (
                <td key={question}>{question}</td>
              ))}
              <td>{sample.text}</td>
            </tr>
          </tbody>
        </TableScroller>
      </Specimen>
      <Specimen name={names.callout}>
        <p className="callout">{sample.lead}</p>
      </Specimen>
    </div>
  );
}
