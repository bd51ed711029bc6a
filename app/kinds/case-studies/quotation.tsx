type QuotationProps = { text: string; name?: string | undefined; role: string };

export function Quotation({ text, name, role }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {name && <cite>{name}</cite>}
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
