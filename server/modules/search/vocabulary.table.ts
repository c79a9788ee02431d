import { index, integer, pgTable, text } from '#drizzle/pg-core.ts';
import { searchKey } from './search-key.column.ts';

/** Every word of the catalogue's names, for correcting typing errors. */
export const vocabularyTable = pgTable(
  'vocabulary',
  {
    word: searchKey('word').primaryKey(),
    /** How many names hold the word: of two equally near words the commoner is meant. */
    uses: integer('uses').notNull(),
    /** What is left of the word with letters missing (see `word-variants.ts`). */
    variants: text('variants').array().notNull(),
  },
  (table) => [index('vocabulary_variants_index').using('gin', table.variants)],
);
