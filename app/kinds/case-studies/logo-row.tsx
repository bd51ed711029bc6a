type Logo = {
  id: string;
  name: string;
  picture: { src: string; width: number; height: number };
};

export function LogoRow({ heading, logos }: { heading: string; logos: Logo[] }) {
  return (
    <section id="clients" className="wrap logo-row">
      <h2>{heading}</h2>
      <ul>
        {logos.map(({ id, name, picture }) => (
          <li key={id} id={id}>
            <img {...picture} alt={name} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}
