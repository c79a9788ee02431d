import { useToggleTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { PlayListButton } from './PlayListButton';

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
  /**
   * Repeats a button of the same list for pointers: the other one is met by keyboard and heard.
   * @default false
   */
  isEcho?: boolean;
};

/**
 * Plays a whole list, and pauses or resumes it while it is the queue.
 * @states default variants selected hover focus empty
 * @without loading failed: it stands beside a list that is there; the player tells of the sound
 * @without visitor: everybody sees the same, and the player tells of previews
 * @without long-text narrow: it is an icon; the name of the list is its label alone
 */
export function PlayTracksButton({ tracks, source, ...about }: PlayTracksButtonProps) {
  const toggleTracks = useToggleTracks();
  const handlePress = () => {
    toggleTracks({ tracks, source });
    return true;
  };
  return (
    <PlayListButton
      {...about}
      source={source}
      isEmpty={tracks.length === 0}
      onPress={handlePress}
    />
  );
}
