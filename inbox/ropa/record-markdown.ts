import type { RecordedActivity, RecordOfProcessing } from './record-of-processing.ts';

/** @param day a date such as 2026-11-23 */
export function recordMarkdown(record: RecordOfProcessing, day: string): string {
  const { controller, activities, measures } = record;
  const blocks = [
    '# Record of processing activities',
    `Article 30 of Regulation (EU) 2016/679. Made on ${day} from the code and the settings of the site.`,
    '## Controller',
    list([
      `Name: ${controller.name}`,
      `Site: ${controller.site}`,
      `Contact: ${controller.contact}`,
      `To add: ${controller.toAdd}`,
    ]),
    '## Activities',
    ...activities.flatMap((activity) => [`### ${activity.purpose}`, list(linesOf(activity))]),
    '## Technical and organisational measures',
    list(measures),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function linesOf({ people, data, recipients, transfers, retention, legalBasis }: RecordedActivity) {
  return [
    `People: ${people}`,
    `Data: ${data.join(', ')}`,
    `Recipients: ${recipients.join('; ')}`,
    `Transfers: ${transfers}`,
    `Kept: ${retention}`,
    `Legal basis: ${legalBasis}`,
  ];
}

function list(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
