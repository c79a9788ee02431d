import { sql } from '#drizzle/orm.ts';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { ShareRole } from '#contract/recording-share.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';

/**
 * Who shares what a recording earns for its artist, from a day on. Only its state changes. See
 * docs/product/recording-shares.md.
 */
export const recordingShareTable = pgTable(
  'recording_share',
  {
    id: text('id').primaryKey(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    /** The label that proposed it; null for the artist. */
    labelId: text('label_id').references(() => labelTable.id),
    /** UTC; later than the last acceptance. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    /** When everybody named had accepted. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('recording_share_track_index').on(table.trackId, table.startsOn),
    index('recording_share_artist_index').on(table.artistId),
    index('recording_share_accepted_index')
      .on(table.artistId)
      .where(sql`${table.acceptedAt} is not null`),
    check(
      'recording_share_state_check',
      sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`,
    ),
  ],
);

/** Parts of a sheet, which add up to 100. */
export const recordingPartTable = pgTable(
  'recording_part',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => recordingShareTable.id),
    /** From 1. */
    position: integer('position').notNull(),
    role: text('role').$type<ShareRole>().notNull(),
    /** Percent of the artist's side. */
    part: numeric('part', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    isArtist: boolean('is_artist').notNull(),
    /** Once accepted, or if known from an earlier sheet. */
    payeeId: text('payee_id').references(() => payeeTable.id),
    /** Normalised email, until it is answered. */
    offeredTo: text('offered_to'),
    isAccepted: boolean('is_accepted'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Who answered. */
    answeredBy: text('answered_by').references(() => userTable.id, { onDelete: 'set null' }),
    /** Why it was declined. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.position] }),
    uniqueIndex('recording_part_payee_index').on(table.payeeId, table.shareId),
    index('recording_part_offered_to_index')
      .on(table.offeredTo)
      .where(sql`${table.offeredTo} is not null`),
    index('recording_part_answered_by_index').on(table.answeredBy),
    check('recording_part_part_check', sql`${table.part} between 0 and 100`),
    check(
      'recording_part_owner_check',
      sql`not ${table.isArtist} or num_nonnulls(${table.payeeId}, ${table.offeredTo}) = 0`,
    ),
  ],
);
