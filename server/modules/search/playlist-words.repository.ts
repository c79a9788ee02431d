import { and, not, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../../platform/database/db.ts';
import { toFullText } from '../../platform/database/full-text.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { countWords, deleteWords, learnWords } from '../search-index/index.ts';
import { vocabularyTable } from '../search-index/vocabulary.table.ts';
import { trackTable } from '../track/track.table.ts';

/** They count less than the catalogue's words, because users misspell them. May be repeated. */
export async function learnPlaylistWords(db: Db): Promise<void> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct found.word
    from ${playlistTable} as list, unnest(string_to_array(list.search_key, ' ')) as found (word)
    where list.is_public
      and not exists (select from ${vocabularyTable} as known where known.word = found.word)`);
  await learnWords(db, rows.map(({ word }) => word).join(' '));
}

/**
 * Keeps words that the catalogue or a public playlist still uses.
 *
 * @param names normalised, separated by spaces.
 */
export async function unlearnWords(db: Db, names: string): Promise<void> {
  const words = [...countWords([names]).keys()];
  const { word } = vocabularyTable;
  const isHeld = (table: PgTable, text: PgColumn) =>
    sql`exists (select from ${table}
      where ${toFullText(text)} @@ plainto_tsquery('simple'::regconfig, ${word}))`;
  await deleteWords(
    db,
    words,
    and(
      not(isHeld(artistTable, artistTable.searchText)),
      not(isHeld(albumTable, albumTable.searchText)),
      not(isHeld(trackTable, trackTable.searchText)),
      sql`not exists (select from ${playlistTable} where ${playlistTable.isPublic}
        and ${toFullText(playlistTable.searchKey)} @@ plainto_tsquery('simple'::regconfig, ${word}))`,
    ),
  );
}
