import type { Track } from '#contract/track.ts';
import type { TrackRow } from './track-columns.repository.ts';

/** Integrated LUFS at which songs sound alike; what is quieter stays so, because it would distort. */
const target = -16;

/** Decibels, with one digit after the comma. */
const toGain = (loudness: number) => Math.min(0, Math.round((target - loudness) * 10) / 10);

/** Empty for a song that stays as it is. See docs/product/player.md. */
export function gainOf({
  loudness,
  albumLoudness,
}: Pick<TrackRow, 'loudness' | 'albumLoudness'>): Pick<Track, 'gain'> {
  const ofSong = loudness ?? albumLoudness;
  const ofAlbum = albumLoudness ?? loudness;
  if (ofSong == null || ofAlbum == null) return {};
  const gain = { song: toGain(ofSong), album: toGain(ofAlbum) };
  return gain.song === 0 && gain.album === 0 ? {} : { gain };
}
