import type { AnalyticsDimension } from '../../contract/analytics.ts';

export type SamplePart = {
  id: string;
  name: string | null;
  /** Its artist for an album or track; null for a share of all artists. */
  artistId: string | null;
  artistName: string | null;
  albumId?: string;
  /** Per ten thousand streams. */
  weight: number;
};

const artistRows = [
  ['Nora Quintavalle', 4_000, ['Una maleta hecha', 'Carta sin sello']],
  ['Bruma del Sur', 2_500, ['Sal en la ventana', 'Niebla baja']],
  ['Los Tranvías', 2_000, ['Los días pares', 'Última parada']],
  ['Abril Montes', 1_500, ['Compás de espera', 'Frontera']],
] as const;

export const sampleArtists: readonly SamplePart[] = artistRows.map(([name, weight], index) => {
  const id = `sample-artist-${index + 1}`;
  return { id, name, artistId: id, artistName: null, weight };
});

const albumShares = [0.6, 0.4];
const songs = [
  ['Primera luz', 0.5],
  ['A media voz', 0.3],
  ['Vuelta larga', 0.2],
] as const;

const albums: readonly SamplePart[] = artistRows.flatMap(([artistName, weight, titles], artist) =>
  titles.map((name, index) => ({
    id: `sample-album-${artist + 1}-${index + 1}`,
    name,
    artistId: `sample-artist-${artist + 1}`,
    artistName,
    weight: Math.round(weight * (albumShares[index] ?? 0)),
  })),
);

const tracks: readonly SamplePart[] = albums.flatMap((album) =>
  songs.map(([song, share], index) => ({
    ...album,
    id: `${album.id.replace('album', 'track')}-${index + 1}`,
    albumId: album.id,
    name: index === 0 ? album.name : `${song} (${album.name})`,
    weight: Math.round(album.weight * share),
  })),
);

const shared = (weights: Readonly<Record<string, number>>): SamplePart[] =>
  Object.entries(weights).map(([id, weight]) => {
    return { id, name: null, artistId: null, artistName: null, weight };
  });

const parts: Record<AnalyticsDimension, readonly SamplePart[]> = {
  total: shared({ total: 10_000 }),
  artist: sampleArtists,
  album: albums,
  track: tracks,
  country: shared({
    MX: 3_200,
    AR: 2_400,
    ES: 1_800,
    CO: 1_100,
    CL: 700,
    PE: 400,
    US: 300,
    unknown: 100,
  }),
  source: shared({
    playlist: 3_800,
    search: 1_900,
    album: 1_500,
    home: 1_200,
    artist: 900,
    liked: 700,
  }),
  plan: shared({ premium: 4_600, free: 3_400, family: 1_400, student: 600 }),
  device: shared({ phone: 6_300, computer: 2_500, tablet: 800, other: 400 }),
};

/** The parts of each dimension; their weights add up to ten thousand. */
export const getSampleParts = (by: AnalyticsDimension): readonly SamplePart[] => parts[by];
