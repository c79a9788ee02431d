import { index, integer, pgTable, text } from '#drizzle/pg-core.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

/** For correcting typing errors. */
export const vocabularyTable = pgTable(
  'vocabulary',
  {
    word: searchKey('word').primaryKey(),
    /** Names with the word. */
    uses: integer('uses').notNull(),
    /** See `word-variants.ts`. */
    variants: text('variants').array().notNull(),
  },
  (table) => [index('vocabulary_variants_index').using('gin', table.variants)],
);
