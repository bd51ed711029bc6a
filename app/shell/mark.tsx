import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

export function Mark() {
  const mark = useRouteLoaderData<typeof loader>('root')?.mark;
  return mark ? (
    <svg className="mark" viewBox={mark.viewBox} aria-hidden="true">
      {mark.shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  ) : null;
}
