import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { dataCache } from '#app/data-cache.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormWords } from '../engine/form-words.ts';

export type SeatsLeftProps = { slug: string; words: FormWords<'webinar'> };

/** Loads and shows the number of free seats. A prerendered page cannot contain the number. */
export function SeatsLeft({ slug, words }: SeatsLeftProps) {
  const language = useLanguage();
  const { data: left } = useQuery(
    { queryKey: ['seats', slug], queryFn: () => askSeats(slug) },
    dataCache,
  );
  return (
    <p className="seats-left" role="status">
      {left !== undefined &&
        (left > 0 ? formatCount(words.seatsLeft, left, language) : <span>{words.full}</span>)}
    </p>
  );
}

const ANSWER = v.object({ left: v.number() });

async function askSeats(slug: string): Promise<number> {
  const response = await fetch(`/webinars/${slug}/seats.json`);
  return v.parse(ANSWER, await response.json()).left;
}
