import type { ReactNode } from 'react';

type VideoFiles = {
  src: string;
  type: string;
  tracks: { src: string; language: string; label: string; isDefault: boolean }[];
};

type VideoProps = {
  files: VideoFiles;
  poster: { src: string; width: number; height: number };
  name: string;
  transcript: string;
  /** The transcript. */
  children: ReactNode;
};

export function Video({ files, poster, name, transcript, children }: VideoProps) {
  return (
    <figure className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: each language has a track */}
      <video
        controls
        preload="none"
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={name}
      >
        <source src={files.src} type={files.type} />
        {files.tracks.map(({ src, language, label, isDefault }) => (
          <track
            key={language}
            kind="captions"
            src={src}
            srcLang={language}
            label={label}
            default={isDefault}
          />
        ))}
      </video>
      <figcaption className="note">{name}</figcaption>
      <details>
        <summary>{transcript}</summary>
        {children}
      </details>
    </figure>
  );
}
