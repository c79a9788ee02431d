import { and, not, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { albumNames } from '../../catalogue/album/index.ts';
import { artistNames } from '../../catalogue/artist/index.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import {
  countWords,
  deleteWords,
  learnWords,
  type NameIndex,
} from '../../catalogue/search-index/index.ts';
import { vocabularyTable } from '../../catalogue/search-index/vocabulary.table.ts';
import { trackNames } from '../../catalogue/track/index.ts';

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
  const isHeld = ({ table, text }: NameIndex) =>
    sql`exists (select from ${table}
      where ${toFullText(text)} @@ plainto_tsquery('simple'::regconfig, ${word}))`;
  await deleteWords(
    db,
    words,
    and(
      not(isHeld(artistNames)),
      not(isHeld(albumNames)),
      not(isHeld(trackNames)),
      sql`not exists (select from ${playlistTable} where ${playlistTable.isPublic}
        and ${toFullText(playlistTable.searchKey)} @@ plainto_tsquery('simple'::regconfig, ${word}))`,
    ),
  );
}
