import type { ReactNode } from 'react';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { type Figure, PostFigure } from './post-figure.tsx';

type PostHeadProps = {
  trail: Trail | undefined;
  topic: string;
  heading: string;
  lead: string;
  figure: Figure | undefined;
  children: ReactNode;
};

export function PostHead({ trail, topic, heading, lead, figure, children }: PostHeadProps) {
  return (
    <section className="masthead">
      <div className="wrap masthead-words post-head">
        {trail && <Breadcrumbs {...trail} />}
        <header>
          <p className="eyebrow">{topic}</p>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{lead}</p>
          {children}
        </header>
        {figure && <PostFigure {...figure} />}
      </div>
    </section>
  );
}
