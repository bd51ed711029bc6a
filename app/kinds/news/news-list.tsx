import { CardList } from '#app/ui/card-list.tsx';
import type { newsCard } from './news-card.server.ts';

export function NewsList({ items }: { items: ReturnType<typeof newsCard>[] }) {
  const cards = items.map(({ date, day, ...card }) => ({
    ...card,
    note: <time dateTime={date}>{day}</time>,
  }));
  return <CardList cards={cards} />;
}
