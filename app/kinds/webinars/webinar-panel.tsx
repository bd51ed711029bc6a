import type { ReactNode } from 'react';
import type { Pages } from '#app/content/schemas/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { AfterWebinar } from './webinar-words.server.ts';

type WebinarPanelProps = {
  labels: Pages['webinars']['labels'];
  /** Undefined if visitors can register. */
  after: AfterWebinar | undefined;
  seats: string;
  children: ReactNode;
};

export function WebinarPanel({ labels, after, seats, children }: WebinarPanelProps) {
  if (!after)
    return (
      <section id="register" className="webinar-panel">
        <h2>{labels.takePart}</h2>
        <p>{seats}</p>
        {children}
        <p className="note">{labels.takePartText}</p>
      </section>
    );
  return (
    <section id="next" className="band-night webinar-panel">
      <h2>{after.heading}</h2>
      {after.materials.length > 0 && (
        <ul>
          {after.materials.map(({ url, label, title, language }) => (
            <li key={url}>
              {label}:{' '}
              <a href={url} hrefLang={language.code}>
                <bdi lang={language.code}>{title}</bdi>
              </a>{' '}
              ({language.name})
            </li>
          ))}
        </ul>
      )}
      {after.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PageLink to="/newsletter" className="button button-line">
        {labels.nextAction}
      </PageLink>
    </section>
  );
}
