import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormWords } from '../engine/form-words.ts';

type SeatsLeftProps = { slug: string; words: FormWords<'webinar'> };

/** The number of free seats changes, so a prerendered page cannot contain it. */
export function SeatsLeft({ slug, words }: SeatsLeftProps) {
  const language = useLanguage();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    // After a failure, the page shows only the number of all seats.
    askSeats(slug, controller.signal).then(setLeft, () => undefined);
    return () => controller.abort();
  }, [slug]);
  return (
    <p className="seats-left" role="status">
      {left !== undefined &&
        (left > 0 ? formatCount(words.seatsLeft, left, language) : <span>{words.full}</span>)}
    </p>
  );
}

const ANSWER = v.object({ left: v.number() });

async function askSeats(slug: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(`/webinars/${slug}/seats.json`, { signal });
  return v.parse(ANSWER, await response.json()).left;
}
