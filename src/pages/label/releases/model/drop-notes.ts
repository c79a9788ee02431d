import type { DroppedTrack } from '../lib/drop/describe-sounds';
import type { EditedTrack } from './edited-draft';

/** A drop has fewer sounds. */
const dropSize = 1_000;

type Dropped = Pick<DroppedTrack, 'file' | 'path'>;

const getKey = ({ path, file }: Dropped) => `${path}/${file.size}/${file.lastModified}`;

/** Remembers what drops say of files, and which sounds these became. */
export function createDropNotes() {
  const tracks = new WeakMap<File, DroppedTrack & { rank: number }>();
  const sounds = new Map<string, string>();
  let drops = 0;

  return {
    /** In their order. */
    note(dropped: readonly DroppedTrack[]) {
      drops += 1;
      for (const [index, track] of dropped.entries()) {
        tracks.set(track.file, { ...track, rank: drops * dropSize + index });
      }
    },
    getTrack: (file: File) => tracks.get(file),
    noteSound(file: File, sound: string) {
      sounds.set(getKey({ path: tracks.get(file)?.path ?? file.name, file }), sound);
    },
    /** The sound that this file arrived as, in this or an earlier drop. */
    getSound: (dropped: Dropped) => sounds.get(getKey(dropped)),
  };
}

export type DropNotes = ReturnType<typeof createDropNotes>;

const isOfOneDrop = (one: number, other: number) =>
  Math.floor(one / dropSize) === Math.floor(other / dropSize);

/**
 * Adds a track: in the order of its drop, whenever its sound arrives, else at the end. A sound that
 * is there keeps its track, whose empty fields are filled.
 */
export function addTrack(tracks: readonly EditedTrack[], added: EditedTrack): EditedTrack[] {
  if (tracks.some(({ sound }) => sound === added.sound)) {
    return tracks.map((track) => (track.sound === added.sound ? fillTrack(track, added) : track));
  }
  const { rank } = added;
  const isBefore = (each: EditedTrack) =>
    rank !== null && each.rank !== null && isOfOneDrop(rank, each.rank) && each.rank < rank;
  const isBehind = (each: EditedTrack) =>
    rank !== null && each.rank !== null && isOfOneDrop(rank, each.rank) && each.rank > rank;
  const former = tracks.findLastIndex(isBefore);
  const next = tracks.findIndex(isBehind);
  const place = former >= 0 ? former + 1 : next >= 0 ? next : tracks.length;
  return tracks.toSpliced(place, 0, added);
}

const fillTrack = (
  track: EditedTrack,
  { writers, producers, isrc, lyrics }: EditedTrack,
): EditedTrack => ({
  ...track,
  writers: track.writers.length > 0 ? track.writers : writers,
  producers: track.producers.length > 0 ? track.producers : producers,
  isrc: track.isrc || isrc,
  lyrics: track.lyrics || lyrics,
});
