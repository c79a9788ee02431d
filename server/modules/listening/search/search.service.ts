import type { SearchKind, SearchPage, SearchResults } from '#contract/search.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Foundation } from '../../../platform/app.ts';
import { correctQuery } from './correct-query.ts';
import { describeHits } from './describe-hits.ts';
import { distinct } from './distinct.ts';
import { getClosestName, getCorrection, unlessTyped } from './get-closest.ts';
import { parseSearchQuery, type SearchQuery } from '../../../platform/search-text/search-query.ts';
import { type Hits, noHits, prepareSearch } from './search.repository.ts';
import { prepareKnownWords } from '../../catalogue/search-index/index.ts';

/** Fewer suggest a typing error. */
const enoughHits = 3;

type Found = { hits: Hits; query: SearchQuery | null; closest?: string };
type PageRequest = { q: string; from: number; kind: SearchKind };

export type Search = (text: string, viewer: Viewer | null) => Promise<SearchResults>;

/** Adds hits of the corrected query if there are few, and offers the closest if there are none. */
export function createSearch(dependencies: Foundation) {
  const { db, config } = dependencies;
  const { findHits, findPage } = prepareSearch(db, config);
  const findKnownWords = prepareKnownWords(db);

  async function findWithCorrection(text: string): Promise<Found> {
    const query = parseSearchQuery(text);
    if (query === null) return { hits: noHits, query };
    const hits = await findHits(query);
    const count = countHits(hits);
    if (count >= enoughHits || query.words.length === 0) return { hits, query };
    const { corrected, anyWord } = await correctQuery(query, findKnownWords);
    const more = corrected === null ? noHits : await findHits(corrected);
    if (count > 0 || countHits(more) > 0) {
      const closest = count === 0 && corrected ? getCorrection(more, corrected) : undefined;
      return {
        hits: fillUp(hits, more),
        query: corrected ?? query,
        ...(closest !== undefined && { closest }),
      };
    }
    const closest = anyWord && getClosestName(await findHits(anyWord), anyWord);
    return { hits, query, ...(closest && { closest }) };
  }

  const search: Search = async (text, viewer) => {
    const { hits, ...found } = await findWithCorrection(text);
    const closest = unlessTyped(found.closest, text);
    return {
      ...(await describeHits(hits, viewer, dependencies)),
      ...(closest !== undefined && { closest }),
    };
  };

  async function searchPage(
    { q, kind, from }: PageRequest,
    viewer: Viewer | null,
  ): Promise<SearchPage> {
    const { query } = await findWithCorrection(q);
    const found = query === null ? noHits : await findPage({ query, kind, from });
    const hits = { ...noHits, [kind]: found[kind].slice(0, searchLimits.page) };
    const isLast = found[kind].length <= searchLimits.page;
    return {
      ...(await describeHits(hits, viewer, dependencies)),
      next: isLast ? null : from + searchLimits.page,
    };
  }

  return { search, searchPage };
}

const countHits = (hits: Hits): number => Object.values(hits).flat().length;

function fillUp(found: Hits, more: Hits): Hits {
  return {
    tracks: distinct([...found.tracks, ...more.tracks], searchLimits.tracks),
    artists: distinct([...found.artists, ...more.artists], searchLimits.artists),
    albums: distinct([...found.albums, ...more.albums], searchLimits.albums),
    playlists: distinct([...found.playlists, ...more.playlists], searchLimits.playlists),
    people: distinct([...found.people, ...more.people], searchLimits.people),
  };
}
