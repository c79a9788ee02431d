import { sql } from '#drizzle/orm.ts';
import { bigint, check, date, index, numeric, pgTable, text } from '#drizzle/pg-core.ts';
import type { ContractStatus } from '#contract/label.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';
import { labelTable } from './label.table.ts';

/**
 * What a label and an artist agreed. Earlier contracts are kept; on any day one at most is active, which an
 * exclusion constraint of the migrations sees to. One that is pending is an offer. See docs/product/ownership.md.
 */
export const labelContractTable = pgTable(
  'label_contract',
  {
    id: text('id').primaryKey(),
    labelId: text('label_id')
      .notNull()
      .references(() => labelTable.id),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    /** Percent of what the music earns that the label pays the artist. */
    royaltyRate: numeric('royalty_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    status: text('status').$type<ContractStatus>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day of it. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** When the artist first came to the label. */
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    /** What was paid under it before this server kept accounts, in millionths of a euro. */
    paidBefore: bigint('paid_before', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** To whom an artist is offered it for whom nobody speaks yet: the email of an account, normalised. */
    offeredTo: text('offered_to'),
    /** The account that opened the link of the mailed offer. */
    claimedBy: text('claimed_by').references(() => userTable.id, { onDelete: 'set null' }),
    /** The day on which the artist did not want it; it stays pending, so that it never holds. */
    declinedOn: date('declined_on', { mode: 'string' }),
  },
  (table) => [
    index('label_contract_offered_to_index')
      .on(table.offeredTo)
      .where(sql`${table.status} = 'pending'`),
    index('label_contract_claimed_by_index')
      .on(table.claimedBy)
      .where(sql`${table.status} = 'pending'`),
    index('label_contract_artist_index').on(table.artistId),
    index('label_contract_label_index').on(table.labelId),
    check('label_contract_royalty_rate_check', sql`${table.royaltyRate} between 0 and 100`),
    check('label_contract_dates_check', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
