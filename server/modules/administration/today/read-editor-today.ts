import type { TodayOf } from '#contract/today.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import type { FirstWaiting } from '../../../platform/database/first-waiting.ts';
import { findEntering, findFirstPitch, findWeeklyHabits } from '../../promotion/pitch/index.ts';
import { findFirstCanvas } from '../../promotion/canvas/index.ts';
import { findFirstRelease } from '../../promotion/release/index.ts';
import { arrangeLines } from './arrange-lines.ts';

/** Days without a new song in a playlist that has one each week. */
const week = 7;

/** See docs/product/today.md. */
export async function readEditorToday(db: Db, now: Date): Promise<TodayOf<'editor'>> {
  const today = toDay(now);
  const [release, pitch, canvas, entering, weekly] = await Promise.all([
    findFirstRelease(db),
    findFirstPitch(db),
    findFirstCanvas(db),
    findEntering(db, today),
    findWeeklyHabits(db, now),
  ]);
  const stale = weekly
    .filter(({ lastAddedOn }) => lastAddedOn < daysBefore(today, week))
    .toSorted((one, other) => one.lastAddedOn.localeCompare(other.lastAddedOn));
  return arrangeLines('editor', [
    ...describe('release', release),
    ...describe('pitch', pitch),
    ...describe('canvas', canvas),
    ...(entering
      ? [
          {
            kind: 'entering' as const,
            id: entering.playlistId,
            name: entering.name,
            about: entering.playlistName,
            image: imagePath('playlist', entering.playlistId),
            count: entering.count,
            due: today,
          },
        ]
      : []),
    ...stale.map(({ id, name, lastAddedOn }) => ({
      kind: 'staleList' as const,
      id,
      name,
      image: imagePath('playlist', id),
      day: lastAddedOn,
      due: null,
    })),
  ]);
}

function describe(kind: 'release' | 'pitch' | 'canvas', waiting: FirstWaiting | null) {
  if (waiting === null) return [];
  const { artistName, artistId, ...first } = waiting;
  return [
    {
      ...first,
      kind,
      about: artistName,
      artistId,
      image: artistId && imagePath('artist', artistId),
    },
  ];
}
