import { useState } from 'react';
import type { Forgotten } from '@/shared/contract/history.ts';
import type { Track } from '@/shared/contract/track.ts';
import type { Day } from '../lib/days';
import { useForget } from './use-forget';

export type Removal = Pick<Forgotten, 'forgottenAt'> & { day: Day };

/** What was removed since the page was opened, and can be brought back until it is left. */
export function useRemovedDays() {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const { forgetDay, recallDay } = useForget();
  return {
    removals,
    remove: async (day: Day) => {
      const forgotten = await forgetDay(day);
      if (forgotten) setRemovals((all) => [{ ...forgotten, day }, ...all]);
    },
    undo: async (removal: Removal) => {
      if (await recallDay(removal)) setRemovals((all) => all.filter((one) => one !== removal));
    },
    /** Whether it was removed with its day; the list may not know yet. */
    isRemoved: (day: Day, { addedAt }: Track) =>
      removals.some((one) => one.day === day && (addedAt ?? '') <= one.forgottenAt),
  };
}
