import type { Track } from '@/shared/contract/track.ts';
import { useKeepOffline } from '../model/use-keep-offline';
import { KeepItem } from './KeepItem';

/** In the menu of a song. */
export function KeepTrackItem({ track }: { track: Track }) {
  const { id, title: name } = track;
  const readTracks = async () => [track];
  const { isKept, toggle } = useKeepOffline({ source: `track:${id}`, name, readTracks });
  return <KeepItem isKept={isKept} onToggle={toggle} />;
}
