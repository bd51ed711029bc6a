import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { dataCache } from '#app/data-cache.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormWords } from '../engine/form-words.ts';

type SeatsLeftProps = { slug: string; words: FormWords<'webinar'> };

/** The number of free seats now, which a prerendered page cannot contain. */
export function SeatsLeft(props: SeatsLeftProps) {
  return (
    <QueryClientProvider client={dataCache}>
      <Count {...props} />
    </QueryClientProvider>
  );
}

function Count({ slug, words }: SeatsLeftProps) {
  const language = useLanguage();
  const { data: left } = useQuery({ queryKey: ['seats', slug], queryFn: () => askSeats(slug) });
  return (
    <p className="seats-left" role="status">
      {left !== undefined &&
        (left > 0 ? formatCount(words.seatsLeft, left, language) : <span>{words.full}</span>)}
    </p>
  );
}

/** @throws Error unless the answer is a number, so that the request is retried */
async function askSeats(slug: string): Promise<number> {
  const response = await fetch(`/webinars/${slug}/seats.json`);
  const answer: unknown = await response.json();
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'left' in answer &&
    typeof answer.left === 'number'
  )
    return answer.left;
  throw new Error('The number of seats could not be read');
}
