import { CardList } from '#app/ui/card-list.tsx';
import type { newsCard } from './news-card.server.ts';

export function NewsList({ items }: { items: ReturnType<typeof newsCard>[] }) {
  const cards = items.map(({ date, day, topic, ...card }) => ({
    ...card,
    note: (
      <>
        <time dateTime={date}>{day}</time> · <span>{topic}</span>
      </>
    ),
  }));
  return <CardList cards={cards} />;
}
