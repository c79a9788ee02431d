import type { SearchResults } from '@/shared/contract/search.ts';
import { foldText } from '@/shared/lib/text-filter';

export type BestResult =
  | { kind: 'artist'; found: SearchResults['artists'][number] }
  | { kind: 'track'; found: SearchResults['tracks'][number] }
  | { kind: 'album'; found: SearchResults['albums'][number] }
  | { kind: 'playlist'; found: SearchResults['playlists'][number] };

const toWords = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 3 equal, 2 a prefix, 1 all words match as prefixes, else 0. */
function fit(name: string, query: string): number {
  const [words, wanted] = [toWords(name), toWords(query)];
  const [whole, typed] = [words.join(' '), wanted.join(' ')];
  if (whole === typed) return 3;
  if (whole.startsWith(typed)) return 2;
  return wanted.every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}

/**
 * The best match by name; ties go to artist, track, album, playlist, then the server's order.
 * Null without results.
 */
export function bestResult(results: SearchResults, query: string): BestResult | null {
  const candidates: BestResult[] = [
    ...results.artists.map((found) => ({ kind: 'artist' as const, found })),
    ...results.tracks.map((found) => ({ kind: 'track' as const, found })),
    ...results.albums.map((found) => ({ kind: 'album' as const, found })),
    ...results.playlists.map((found) => ({ kind: 'playlist' as const, found })),
  ];
  const getName = ({ found }: BestResult) => ('name' in found ? found.name : found.title);
  const fits = candidates.map((candidate) => fit(getName(candidate), query));
  return candidates[fits.indexOf(Math.max(...fits))] ?? null;
}
