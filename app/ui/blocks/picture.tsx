import type { ReactNode } from 'react';

/** The files of a picture that the build made. `src` is for browsers without `srcset`. */
export type PictureFiles = {
  src: string;
  width: number;
  height: number;
  /** `srcset` by media type, the smallest files first. */
  sources: { type: string; srcSet: string }[];
};

type PictureProps = {
  files: PictureFiles;
  alt: string;
  caption: ReactNode;
  credit: ReactNode;
  /** Loads at once, because it may be on the first screen. */
  isFirst: boolean;
};

/** The width of a text: `--measure` in pixels, or the screen without its margins. */
const SIZES = '(min-width: 700px) 612px, 90vw';

export function Picture({ files, alt, caption, credit, isFirst }: PictureProps) {
  const { src, width, height, sources } = files;
  return (
    <figure className="picture">
      <picture>
        {sources.map((source) => (
          <source key={source.type} sizes={SIZES} {...source} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          {...(isFirst ? {} : { loading: 'lazy' as const })}
          decoding="async"
        />
      </picture>
      {(caption || credit) && (
        <figcaption className="note">
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
