import { useTranslation } from 'react-i18next';
import { useIsSourcePlaying, useToggleTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { PlayButton } from '@/shared/ui/play-button';

type PlayTracksButtonProps = {
  /** Name of the list, as a person sees it. */
  title: string;
  tracks: readonly Track[];
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  size?: 'small' | 'medium' | 'large';
};

/** Plays a whole list, and pauses or resumes it while it is the queue. */
export function PlayTracksButton({ title, tracks, source, size }: PlayTracksButtonProps) {
  const { t } = useTranslation('features.play-tracks');
  const isPlaying = useIsSourcePlaying(source);
  const toggleTracks = useToggleTracks();
  return (
    <PlayButton
      label={t(isPlaying ? 'pause' : 'play', { title })}
      isPlaying={isPlaying}
      disabled={tracks.length === 0}
      onClick={() => toggleTracks({ tracks, source })}
      {...(size && { size })}
    />
  );
}
