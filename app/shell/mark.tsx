import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

export function Mark() {
  const mark = useRouteLoaderData<typeof loader>('root')?.mark;
  return mark ? (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark} />
    </svg>
  ) : null;
}
