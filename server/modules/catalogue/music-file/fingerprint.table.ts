import { index, integer, pgTable, real, text, timestamp, unique } from '#drizzle/pg-core.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';

/** Of a sound, by its hash, so that it survives moves and other tags. */
export const fingerprintTable = pgTable('sound_fingerprint', {
  hash: text('hash').primaryKey(),
  version: integer('version').notNull(),
  /** Words of 32 bits, little-endian, 8 a second. See `createFingerprintMeter`. */
  words: bytes('words').notNull(),
});

const sound = (name: string) =>
  text(name)
    .notNull()
    .references(() => fingerprintTable.hash, { onDelete: 'cascade' });

/** Sounds of songs of an album that were compared. */
export const recordingPairTable = pgTable(
  'recording_pair',
  {
    id: text('id').primaryKey(),
    /** The lower hash. */
    oneHash: sound('one_hash'),
    otherHash: sound('other_hash'),
    /** Share of bits that differ. */
    difference: real('difference').notNull(),
    /** When admins said that they are two recordings. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    unique('recording_pair_hashes').on(table.oneHash, table.otherHash),
    index('recording_pair_other_index').on(table.otherHash),
    index('recording_pair_difference_index').on(table.difference),
  ],
);
