import { useIsSourcePlaying, useIsTrackPlaying, useToggleTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useToggleFirst } from '../model/use-toggle-first';
import { PlayListButton } from './PlayListButton';

type PlayTracksButtonProps = {
  /** Name of the list, as a person sees it. */
  title: string;
  /** In the order of the list; with none the button is disabled. */
  tracks: readonly Track[];
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  /**
   * It stands for the first of the tracks alone, from whichever list that is heard; the others follow it.
   * @default false
   */
  isOneTrack?: boolean;
  /**
   * Diameter: 36, 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Repeats a button of the same list for pointers: the other one is met by keyboard and heard.
   * @default false
   */
  isEcho?: boolean;
};

/**
 * Plays a whole list, and pauses or resumes it while it is the queue; or one track, while it is the
 * current one.
 */
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
