import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ChangeProps = {
  before: ReactNode;
  after: ReactNode;
  /** A word for screen readers between the figures. */
  to: string;
};

export function Change({ before, after, to }: ChangeProps) {
  return (
    <p className="change">
      <span className="change-before">{before}</span> <span className="sr-only">{to}</span>
      <Icon name="arrow" />
      <span>{after}</span>
    </p>
  );
}
