import { useIsSourcePlaying, useIsTrackPlaying, useToggleTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useToggleFirst } from '../model/use-toggle-first';
import { PlayListButton } from './PlayListButton';

type PlayTracksButtonProps = {
  title: string;
  /** An empty list disables the button. */
  tracks: readonly Track[];
  /** Such as `playlist:pls_1`. */
  source: string;
  /**
   * Stands for the first track alone; the others follow it.
   * @default false
   */
  isOneTrack?: boolean;
  /**
   * Diameter: 36, 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Repeats another button, hidden from keyboard and screen readers.
   * @default false
   */
  isEcho?: boolean;
};

export function PlayTracksButton(props: PlayTracksButtonProps) {
  const { tracks, source, isOneTrack = false, ...about } = props;
  const toggleTracks = useToggleTracks();
  const toggleFirst = useToggleFirst();
  const isListPlaying = useIsSourcePlaying(source);
  const isFirstPlaying = useIsTrackPlaying(tracks[0]?.id ?? '');
  const handlePress = () => {
    const toggle = isOneTrack ? toggleFirst : toggleTracks;
    toggle({ tracks, source });
    return true;
  };
  return (
    <PlayListButton
      {...about}
      isPlaying={isOneTrack ? isFirstPlaying : isListPlaying}
      isEmpty={tracks.length === 0}
      onPress={handlePress}
    />
  );
}
