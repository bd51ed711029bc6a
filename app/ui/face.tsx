import { ReferenceStar } from './reference-star.tsx';

type Picture = { src: string; width: number; height: number };
type Star = Parameters<typeof ReferenceStar>[0];

type FaceProps = { picture?: Picture | undefined; star?: Star | undefined };

/** A portrait, or a star in its place. The name of the person stands beside it. */
export function Face({ picture, star }: FaceProps) {
  if (picture) return <img {...picture} className="face" alt="" loading="lazy" decoding="async" />;
  return star ? (
    <span className="face">
      <ReferenceStar {...star} />
    </span>
  ) : null;
}
