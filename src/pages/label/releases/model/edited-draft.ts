import type {
  Draft,
  DraftTrack,
  Preparation,
  PreparedTrack,
  SoundFacts,
} from '@/shared/contract/release.ts';

/** A track being edited, with the facts of its sound. */
export type EditedTrack = DraftTrack & {
  facts: SoundFacts;
  state: PreparedTrack['state'];
  /** In the drop that it came with; null for others. */
  rank: number | null;
};

export type EditedDraft = Omit<Draft, 'tracks'> & {
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
      cover: null,
      tracks: [],
      picture: null,
    };
  }
  const { title, artist, type, releaseDate, cover, coverImage, tracks } = saved;
  return {
    title,
    artistId: artist?.id ?? null,
    type,
    releaseDate,
    cover,
    tracks: tracks.map(({ title: name, writers, producers, isInterlude, state, ...facts }) => ({
      title: name,
      writers,
      producers,
      isInterlude,
      sound: facts.sound,
      facts,
      state,
      rank: null,
    })),
    picture: coverImage === null ? null : { name: '', size: 0, url: coverImage },
  };
}

/** The saved part of an edited draft. */
export function savedPart({ picture: _, tracks, ...draft }: EditedDraft): Draft {
  return {
    ...draft,
    tracks: tracks.map(({ sound, title, writers, producers, isInterlude }) => ({
      sound,
      title,
      writers,
      producers,
      isInterlude,
    })),
  };
}
