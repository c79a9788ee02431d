import { useTranslation } from 'react-i18next';
import { useIsSourcePlaying, useToggleTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { PlayButton } from '@/shared/ui/play-button';

type PlayTracksButtonProps = {
  /** Name of the list, as a person sees it. */
  title: string;
  /** In the order of the list; with none the button is disabled. */
  tracks: readonly Track[];
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  /**
   * Diameter: 36, 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
};

/**
 * Plays a whole list, and pauses or resumes it while it is the queue.
 * @states default variants selected hover focus empty
 * @without loading failed: it stands beside a list that is there; the player tells of the sound
 * @without visitor: everybody sees the same, and the player tells of previews
 * @without long-text narrow: it is an icon; the name of the list is its label alone
 */
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
