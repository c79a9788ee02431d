import { useEffect } from 'react';
import { useIsPlaying } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { setTitlePrefix } from '@/shared/lib/page-title';

/** While it plays, the window is named after the track, and then the page. */
export function usePlayingTitle({ title, artist }: Track): void {
  const isPlaying = useIsPlaying();
  const text = isPlaying ? `${title} · ${artist.name} – ` : '';
  useEffect(() => {
    setTitlePrefix(text);
    return () => setTitlePrefix('');
  }, [text]);
}
