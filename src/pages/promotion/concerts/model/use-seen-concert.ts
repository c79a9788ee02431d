import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLazyConcertsQuery } from '@/entities/concert';
import type { Concert } from '@/shared/contract/concert.ts';
import { type ConcertValues, valuesOf } from './concert-values';
import { useNowWords } from './use-now-words';

type Editing = {
  form: UseFormReturn<ConcertValues>;
  artistId: string | undefined;
  /** As it was when the form was opened; null for a new one. */
  concert: Concert | null;
};

/**
 * A concert as its editor was last told of it, and the way to be told anew: what they did not touch becomes what it is
 * now, what they typed stays, and where both changed the same field it says what the other one made of it.
 */
export function useSeenConcert({ form, artistId, concert }: Editing) {
  const sayNow = useNowWords();
  const [seen, setSeen] = useState(concert);
  const [read] = useLazyConcertsQuery();

  async function lookAgain(): Promise<void> {
    const { data } = await read({ artistId });
    const now = data?.find(({ id }) => id === seen?.id);
    if (!seen || !now) return;
    setSeen(now);
    const [before, present, typed] = [valuesOf(seen), valuesOf(now), form.getValues()];
    const changed = (Object.keys(present) as (keyof ConcertValues)[]).filter(
      (field) => present[field] !== before[field] && present[field] !== typed[field],
    );
    const first = changed.find((field) => typed[field] !== before[field]) ?? 'title';
    for (const field of changed) {
      if (typed[field] === before[field]) form.setValue(field, present[field]);
      else form.setError(field, { type: 'server', message: sayNow(field, present[field]) });
    }
    // What happened is said above the first field, which is far from the button.
    form.setFocus(first);
  }

  return { seen, lookAgain };
}
