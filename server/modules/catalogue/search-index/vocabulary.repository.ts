import { and, inArray, lte, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
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

export async function learnWords(db: Db, name: string): Promise<void> {
  await forEachBatch(
    [...countWords([name])].map(([word]) => ({ word, uses: 1 })),
    (words) => db.insert(vocabularyTable).values(words).onConflictDoNothing(),
  );
}

/** Updates all words or none, so that checking one row suffices. */
export async function learnSounds(tx: Db): Promise<void> {
  const [any] = await tx
    .select({ variants: vocabularyTable.variants })
    .from(vocabularyTable)
    .limit(1);
  if (!any || any.variants.some((variant) => variant.startsWith(soundMark))) return;
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
}

type VocabularyRow = typeof vocabularyTable.$inferInsert;

/** How many of the names have a word; names are normalised. */
export function countWords(names: readonly string[]): Map<string, number> {
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

/** @param isUnused a condition on the vocabulary's row. */
export async function deleteWords(
  db: Db,
  words: readonly string[],
  isUnused: SQL | undefined,
): Promise<void> {
  await db.delete(vocabularyTable).where(and(inArray(vocabularyTable.word, [...words]), isUnused));
}
