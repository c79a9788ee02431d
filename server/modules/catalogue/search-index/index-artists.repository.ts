import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import { searchWords } from '../../../../src/shared/lib/text-filter/search-words.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { trackTable } from '../track/track.table.ts';
import { toSearchKey, toSearchText } from '../../../platform/search-text/findable.ts';
import { changeVocabulary } from './vocabulary.repository.ts';

/** Some thousands of rows in memory, with records and tracks. */
const artistsPerTurn = 200;

type Indexed = { id: string; key: string; text: string };
type Change = { before: Indexed; after: Indexed };

/** Of imported music, and named by none of it any more: other tags left them. */
export const hasNoMusic = sql<boolean>`artist.is_of_house
  and not exists (select from album where album.artist_id = artist.id)
  and not exists (select from track where track.artist_id = artist.id)
  and not exists (select from track_credit where track_credit.artist_id = artist.id)`;

/**
 * Call it in every transaction that adds music or changes a name, title, genre or country. It
 * writes only changes, so it may be repeated.
 */
export async function indexArtists(tx: Db, artistIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(artistIds)];
  for (let start = 0; start < ids.length; start += artistsPerTurn) {
    await indexSome(tx, ids.slice(start, start + artistsPerTurn));
  }
}

async function indexSome(tx: Db, ids: readonly string[]) {
  const artists = await tx
    .select({
      id: artistTable.id,
      key: artistTable.searchKey,
      text: artistTable.searchText,
      name: artistTable.name,
      genre: artistTable.genre,
      country: artistTable.country,
      isHidden: hasNoMusic,
    })
    .from(artistTable)
    .where(anyOf(artistTable.id, ids));
  const words = new Map(artists.map((artist) => [artist.id, searchWords(artist)]));
  const artistChanges = getChanges(artists, ({ id, name, isHidden }) =>
    isHidden ? ['', ''] : [name, words.get(id) ?? ''],
  );
  const titleChanges = async (
    table: typeof albumTable | typeof trackTable,
    isHidden: SQL<boolean>,
  ) =>
    getChanges(await findTitled(tx, { table, isHidden }, ids), ({ title, artistId, ...row }) =>
      row.isHidden ? ['', ''] : [title, `${title} ${words.get(artistId) ?? ''}`],
    );
  const albumChanges = await titleChanges(albumTable, sql`false`);
  const trackChanges = await titleChanges(trackTable, sql`${trackTable.sameAsId} is not null`);
  await write(tx, artistTable, artistChanges);
  await write(tx, albumTable, albumChanges);
  await write(tx, trackTable, trackChanges);
  const learnt = (side: keyof Change) => [
    ...artistChanges.map((change) => change[side].text),
    ...[...albumChanges, ...trackChanges].map((change) => change[side].key),
  ];
  await changeVocabulary(tx, { from: learnt('before'), to: learnt('after') });
}

type Titled = { table: typeof albumTable | typeof trackTable; isHidden: SQL<boolean> };

function findTitled(tx: Db, { table, isHidden }: Titled, ids: readonly string[]) {
  return tx
    .select({
      id: table.id,
      key: table.searchKey,
      text: table.searchText,
      title: table.title,
      artistId: table.artistId,
      isHidden,
    })
    .from(table)
    .where(anyOf(table.artistId, ids));
}

function getChanges<Row extends Indexed>(
  rows: readonly Row[],
  getNames: (row: Row) => readonly [key: string, text: string],
): Change[] {
  return rows.flatMap((before) => {
    const [name, text] = getNames(before);
    const after = { id: before.id, key: toSearchKey(name), text: toSearchText(text) };
    return after.key === before.key && after.text === before.text ? [] : [{ before, after }];
  });
}

async function write(tx: Db, table: PgTable, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const column = (name: keyof Indexed): SQL =>
    sql`${sql.param(changes.map(({ after }) => after[name]))}::text[]`;
  await tx.execute(sql`
    update ${table} as found set search_key = wanted.key, search_text = wanted.text
    from unnest(${column('id')}, ${column('key')}, ${column('text')}) as wanted (id, key, text)
    where found.id = wanted.id`);
}
