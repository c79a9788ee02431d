import type { ReactNode } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { Stack } from '@/shared/ui/stack';
import { groupByDay } from '../lib/days';
import { placeRemovals } from '../lib/place-removals';
import type { useRemovedDays } from '../model/use-removed-days';
import { HistoryDaySection } from './HistoryDaySection';
import { RemovedDay } from './RemovedDay';

type HistoryDaysProps = {
  tracks: readonly Track[];
  removed: ReturnType<typeof useRemovedDays>;
  /** Only this day; empty for all. */
  day: string;
  /** Not every song of a day may be here. */
  isSearched: boolean;
  /** Where there is neither a day nor a removed one. */
  empty: ReactNode;
};

/** The latest first; what was removed since has its place among them. */
export function HistoryDays({ tracks, removed, day, isSearched, empty }: HistoryDaysProps) {
  const { removals, remove, undo, isRemoved } = removed;
  const days = groupByDay(tracks)
    .map((group) => ({
      ...group,
      tracks: group.tracks.filter((track) => !isRemoved(group.day, track)),
    }))
    .filter((group) => group.tracks.length > 0);
  const shown = removals.filter((removal) => day === '' || removal.day === day);
  const parts = placeRemovals(days, shown);
  if (parts.length === 0) return empty;
  return (
    <Stack gap={8}>
      {parts.map((part) =>
        'forgottenAt' in part ? (
          <RemovedDay
            key={part.forgottenAt}
            removal={part}
            onUndo={(removal) => void undo(removal)}
          />
        ) : (
          <HistoryDaySection
            key={part.day}
            {...part}
            // It would take along what the search hides.
            onRemove={isSearched ? undefined : () => remove(part.day)}
          />
        ),
      )}
    </Stack>
  );
}
