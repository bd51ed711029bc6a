export function RegistrationList({ numbers }: { numbers: { label: string; number: string }[] }) {
  return (
    <ul className="registrations">
      {numbers.map(({ label, number }) => (
        <li key={label + number}>
          {label} <bdi dir="ltr">{number}</bdi>
        </li>
      ))}
    </ul>
  );
}
