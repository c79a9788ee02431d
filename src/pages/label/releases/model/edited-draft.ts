import type {
  Draft,
  DraftTrack,
  Preparation,
  PreparedTrack,
  SoundFacts,
} from '@/shared/contract/release.ts';
import { showIsrc, showUpc } from '@/shared/rules/release-codes.ts';
import type { TakenLyrics } from '../lib/take-lyrics';

/** A track being edited, with the facts of its sound. */
export type EditedTrack = DraftTrack &
  TakenLyrics & {
    facts: SoundFacts;
    state: PreparedTrack['state'];
    /** In the drop that it came with; null for others. */
    rank: number | null;
  };

export type EditedDraft = Omit<Draft, 'tracks' | 'lyrics'> & {
  tracks: EditedTrack[];
  /** The cover for display, by its address. */
  picture: { name: string; size: number; url: string } | null;
};

export function beginDraft(saved: Preparation | undefined): EditedDraft {
  if (!saved) {
    return {
      title: '',
      artistId: null,
      type: 'single',
      releaseDate: null,
      upc: '',
      cover: null,
      tracks: [],
      picture: null,
    };
  }
  const { title, artist, type, releaseDate, upc, cover, coverImage, tracks, lyrics } = saved;
  return {
    title,
    artistId: artist?.id ?? null,
    type,
    releaseDate,
    upc: showUpc(upc),
    cover,
    tracks: tracks.map(
      ({ title: name, writers, producers, isInterlude, isrc, state, ...facts }) => ({
        title: name,
        writers,
        producers,
        isInterlude,
        isrc: showIsrc(isrc),
        sound: facts.sound,
        facts,
        state,
        rank: null,
        lyrics: lyrics?.[facts.sound] ?? '',
        lyricsFault: null,
      }),
    ),
    picture: coverImage === null ? null : { name: '', size: 0, url: coverImage },
  };
}

/** The saved part of an edited draft: lyrics with a fault stay as they were saved. */
export function savedPart({ picture: _, tracks, ...draft }: EditedDraft): Draft {
  return {
    ...draft,
    tracks: tracks.map(({ sound, title, writers, producers, isInterlude, isrc }) => ({
      sound,
      title,
      writers,
      producers,
      isInterlude,
      isrc,
    })),
    lyrics: Object.fromEntries(
      tracks.flatMap(({ sound, lyrics, lyricsFault }) =>
        lyricsFault === null ? [[sound, lyrics]] : [],
      ),
    ),
  };
}
