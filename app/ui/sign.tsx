import signs from '#generated/signs.json' with { type: 'json' };

type SignProps = { name: 'letter' | 'measure' | 'open-letter' | 'question' | 'session' };

/** A large sign for the closing band of a page (art/signs/subjects.ts). */
export function Sign({ name }: SignProps) {
  return (
    <svg className="sign" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#${name}`} />
    </svg>
  );
}
