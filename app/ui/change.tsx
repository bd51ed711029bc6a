import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ChangeProps = {
  before: ReactNode;
  after: ReactNode;
  /** A word for screen readers between the figures. */
  to: string;
  unit?: string | undefined;
};

export function Change({ before, after, to, unit }: ChangeProps) {
  return (
    <p className="change">
      <span className="change-before">{before}</span> <span className="sr-only">{to}</span>
      <Icon name="arrow" />
      <span>{after}</span> {unit && <span className="change-unit">{unit}</span>}
    </p>
  );
}
