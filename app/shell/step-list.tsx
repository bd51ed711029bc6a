import { say } from '#app/i18n/fallback.ts';

type Step = { name: string; time: string; text: string };

/** What happens one after the other, each with its time. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ name, time, text }) => (
        <li key={name}>
          <h3 {...say(name)} />
          <p className="note" {...say(time)} />
          <p {...say(text)} />
        </li>
      ))}
    </ol>
  );
}
