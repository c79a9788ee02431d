import { isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { normalise } from './normalise.ts';
import { vocabularyTable } from './vocabulary.table.ts';
import { soundMark, waysToFind } from './word-variants.ts';

/** Known words looked at for all words of one query. */
const candidateMax = 2000;

/** Rows of one statement. */
const batchSize = 5000;

export type KnownWord = { word: string; uses: number };

/** Finds the known words that share a variant with one of these, and one that begins with `start`. */
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

/**
 * Adds the words of catalogue names to the vocabulary, or counts them once more. Names that listeners
 * give to playlists stay out of it: they are often misspelt themselves.
 */
export async function learnWords(db: Db, names: Iterable<string>): Promise<void> {
  await forEachBatch(names, (rows) =>
    db
      .insert(vocabularyTable)
      .values(rows)
      .onConflictDoUpdate({
        target: vocabularyTable.word,
        set: { uses: sql`${vocabularyTable.uses} + excluded.uses` },
      }),
  );
}

/** Adds the words of the featured playlists' names that are not known yet; to be repeated at will. */
export async function learnFeaturedWords(db: Db): Promise<void> {
  const rows = await db
    .select({ name: playlistTable.name })
    .from(playlistTable)
    .where(isNotNull(playlistTable.featuredPosition));
  await forEachBatch(
    rows.map(({ name }) => name),
    (words) => db.insert(vocabularyTable).values(words).onConflictDoNothing(),
  );
}

/**
 * Adds to the words of an older version how they sound: to all or to none, so that any one of them
 * tells, and a start where nothing is to be learnt reads one row.
 */
export async function learnSounds(db: Db): Promise<void> {
  const [any] = await db
    .select({ variants: vocabularyTable.variants })
    .from(vocabularyTable)
    .limit(1);
  if (!any || any.variants.some((variant) => variant.startsWith(soundMark))) return;
  await inTransaction(db, async (tx) => {
    const words = await tx.select({ word: vocabularyTable.word }).from(vocabularyTable);
    await forEachBatch(
      words.map(({ word }) => word),
      (rows) =>
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

async function forEachBatch(
  names: Iterable<string>,
  insert: (rows: VocabularyRow[]) => PromiseLike<unknown>,
) {
  const uses = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(normalise(name).split(' ').filter(Boolean))) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const rows = [...uses].map(([word, count]) => ({
    word,
    uses: count,
    variants: waysToFind(word),
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await insert(rows.slice(start, start + batchSize));
  }
}
