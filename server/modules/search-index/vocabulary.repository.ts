import { and, inArray, lte, not, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { trackTable } from '../track/track.table.ts';
import { fullTextOf } from '../../platform/database/full-text.ts';
import { vocabularyTable } from './vocabulary.table.ts';
import { soundMark, waysToFind } from './word-variants.ts';

/** Per query. */
const candidateMax = 2000;

const batchSize = 5000;

export type KnownWord = { word: string; uses: number };

/** Words that share a variant with one of `words`, and one that starts with `start`. */
export type FindKnownWords = (words: readonly string[], start: string) => Promise<KnownWord[]>;

export function prepareKnownWords(db: Db): FindKnownWords {
  const start = sql.placeholder('start');
  const statement = db
    .select({ word: sql<string>`word`, uses: sql<number>`uses` })
    .from(
      sql`((select word, uses from ${vocabularyTable}
          where ${vocabularyTable.variants} && ${sql.placeholder('variants')}::text[]
          limit ${sql.raw(String(candidateMax))})
        union (select word, uses from ${vocabularyTable}
          where ${vocabularyTable.word} >= ${start}::text and ${vocabularyTable.word} < ${sql.placeholder('end')}::text
          limit 1)) as known`,
    )
    .prepare('search_known_words');
  return (words, beginning) =>
    statement.execute({
      variants: [...new Set(words.flatMap(waysToFind))],
      start: beginning,
      end: `${beginning}\u{10FFFD}`,
    });
}

export async function changeVocabulary(
  db: Db,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<void> {
  const changes = countWords(to);
  for (const [word, uses] of countWords(from)) changes.set(word, (changes.get(word) ?? 0) - uses);
  const rows = [...changes].map(([word, uses]) => ({ word, uses }));
  await forEachBatch(
    rows.filter(({ uses }) => uses > 0),
    (learnt) =>
      db
        .insert(vocabularyTable)
        .values(learnt)
        .onConflictDoUpdate({
          target: vocabularyTable.word,
          set: { uses: sql`${vocabularyTable.uses} + excluded.uses` },
        }),
  );
  const fewer = rows.filter(({ uses }) => uses < 0);
  if (fewer.length === 0) return;
  await db.execute(sql`
    update ${vocabularyTable} as known set uses = known.uses + change.uses
    from unnest(${sql.param(fewer.map(({ word }) => word))}::text[],
      ${sql.param(fewer.map(({ uses }) => uses))}::int[]) as change (word, uses)
    where known.word = change.word`);
  await db.delete(vocabularyTable).where(lte(vocabularyTable.uses, 0));
}

/** They count less than the catalogue's words, because users misspell them. May be repeated. */
export async function learnPlaylistWords(db: Db): Promise<void> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct found.word
    from ${playlistTable} as list, unnest(string_to_array(list.search_key, ' ')) as found (word)
    where list.is_public
      and not exists (select from ${vocabularyTable} as known where known.word = found.word)`);
  await learnWords(db, rows.map(({ word }) => word).join(' '));
}

export async function learnWords(db: Db, name: string): Promise<void> {
  await forEachBatch(
    [...countWords([name])].map(([word]) => ({ word, uses: 1 })),
    (words) => db.insert(vocabularyTable).values(words).onConflictDoNothing(),
  );
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
      where ${fullTextOf(text)} @@ plainto_tsquery('simple'::regconfig, ${word}))`;
  await db.delete(vocabularyTable).where(
    and(
      inArray(word, words),
      not(isHeld(artistTable, artistTable.searchText)),
      not(isHeld(albumTable, albumTable.searchText)),
      not(isHeld(trackTable, trackTable.searchText)),
      sql`not exists (select from ${playlistTable} where ${playlistTable.isPublic}
        and ${fullTextOf(playlistTable.searchKey)} @@ plainto_tsquery('simple'::regconfig, ${word}))`,
    ),
  );
}

/** Updates all words or none, so that checking one row suffices. */
export async function learnSounds(db: Db): Promise<void> {
  const [any] = await db
    .select({ variants: vocabularyTable.variants })
    .from(vocabularyTable)
    .limit(1);
  if (!any || any.variants.some((variant) => variant.startsWith(soundMark))) return;
  await inTransaction(db, async (tx) => {
    const { word, uses } = vocabularyTable;
    await forEachBatch(await tx.select({ word, uses }).from(vocabularyTable), (rows) =>
      tx
        .insert(vocabularyTable)
        .values(rows)
        .onConflictDoUpdate({
          target: vocabularyTable.word,
          set: { variants: sql`excluded.variants` },
        }),
    );
  });
}

type VocabularyRow = typeof vocabularyTable.$inferInsert;

function countWords(names: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(name.split(' ').filter((each) => /[\p{L}\p{N}]/u.test(each)))) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
}

async function forEachBatch(
  words: readonly KnownWord[],
  insert: (rows: VocabularyRow[]) => PromiseLike<unknown>,
) {
  for (let start = 0; start < words.length; start += batchSize) {
    const part = words.slice(start, start + batchSize);
    await insert(part.map((known) => ({ ...known, variants: waysToFind(known.word) })));
  }
}
