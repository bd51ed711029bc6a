import axe from 'axe-core';

/** What axe finds wrong with a control as it is shown now; rules for whole pages do not apply. */
export async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
