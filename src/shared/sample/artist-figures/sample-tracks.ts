import type { ArtistTrack } from '../../contract/artist-figures.ts';
import { earned, inParts } from './sample-days.ts';
import { countryWeights } from './sample-stats.ts';

type Row = [title: string, album: string, releaseDate: string, streams: number, lists: number];

const rows: readonly Row[] = [
  ['Una maleta hecha', 'Andén dos', '2024-05-17', 2_184_320, 412],
  ['Cuando vuelva el río', 'Andén dos', '2024-05-17', 1_460_905, 298],
  ['Tres minutos', 'Tres minutos', '2025-11-07', 918_447, 187],
  ['La llave sobre la mesa', 'Casa prestada', '2022-03-11', 704_112, 151],
  ['Radio de mi abuela', 'Casa prestada', '2022-03-11', 388_530, 74],
  ['Nadie en el andén', 'Andén dos', '2024-05-17', 241_018, 39],
  ['Carta sin sello', 'Carta sin sello', '2026-06-05', 190_266, 58],
];

export const sampleTracks: ArtistTrack[] = rows.map(
  ([title, album, releaseDate, streams, playlists], index) => ({
    id: `trk_ejemplo-${index + 1}`,
    title,
    album,
    coverImage: null,
    releaseDate,
    streams,
    earnings: earned(streams),
    countries: inParts(streams, Object.values(countryWeights)).map((part, at) => ({
      country: Object.keys(countryWeights)[at] as keyof typeof countryWeights,
      streams: part,
    })),
    playlists,
    saves: Math.round(streams / 34),
  }),
);
