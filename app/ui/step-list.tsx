type Step = { name: string; time: string; text: string };

export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ name, time, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="note">{time}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
