import { useState } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { Extra, lazyPart, LeftOut } from '@/shared/lib/lazy-part';
import type { QueueSlot } from '../model/use-full-screen';

const LyricsBeside = lazyPart<'LyricsBeside', { queue: QueueSlot | undefined }>(
  () => import('./LyricsBeside'),
  'LyricsBeside',
  LeftOut,
);

type LazyLyricsProps = { track: Track | null; queue: QueueSlot | undefined };

/** Loads with the first song that has lyrics, and stays, as its panel may be open. */
export function LazyLyrics({ track, queue }: LazyLyricsProps) {
  const [isWanted, setWanted] = useState(false);
  if (track?.hasLyrics && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Extra of={LyricsBeside}>
        <LyricsBeside queue={queue} />
      </Extra>
    )
  );
}
