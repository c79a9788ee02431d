import type { Genre } from '../contract/artist.ts';
import { seeded } from './seeded.ts';

/**
 * Ground colours of page headers, four to a genre in the order of the art's palettes; the drawing
 * itself is the server's. Source: `dominantColour` in server/modules/image/art/palette.ts.
 */
const genreColours: Record<Genre, string> = {
  Pop: '#b53a4c #b93858 #2b4fa0 #b64358',
  'Hip Hop': '#85642b #b5382c #b23a2e #c2412f',
  Rock: '#c1332c #c9302b #cf3529 #b44733',
  Electronic: '#b43868 #5b2bb0 #0f2a4a #b43269',
  Indie: '#567152 #5b7162 #ad5443 #7e6a4f',
  Reggaeton: '#81682f #11716f #5a1d6b #bf3743',
  Jazz: '#8b6831 #1f4a52 #5c1f33 #8f6830',
  'R&B': '#4a1942 #b8436b #a04b67 #af3e60',
  Country: '#a1593a #a54c36 #3d5a7d #8a3f2d',
  Classical: '#23406e #1d3157 #5b1e2b #3f5b4c',
  Funk: '#816331 #5a2a1e #b44429 #1f7a76',
  Folk: '#b4512f #24365f #b9482f #4a5a36',
};

const playlistColours =
  '#c93550 #bf394e #24509a #8c632f #1f7d74 #a35037 #637138 #c14057 #7a2450 #183248 #ad432a #8a3326';

type Painted = { id: string; genre?: Genre };

function coloursOf(kind: string, genre: Genre | undefined): string[] {
  if (kind === 'playlist') return playlistColours.split(' ');
  if (genre) return genreColours[genre].split(' ');
  return Object.values(genreColours).flatMap((colours) => colours.split(' '));
}

/** The colour, `#rrggbb`, that the server gives the header of this sample row. */
export function sampleColour(
  kind: 'album' | 'artist' | 'playlist' | 'user',
  { id, genre }: Painted,
): string {
  const colours = coloursOf(kind, genre);
  const hash = seeded(`${kind}:${id}:palette`) * 2 ** 32;
  return colours[hash % colours.length] ?? '#183248';
}
