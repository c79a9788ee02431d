import { sql } from '#drizzle/orm.ts';
import { boolean, date, index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { ConcertForm, ConcertStatus } from '#contract/concert.ts';
import { deliveredColumns, pausableColumns } from '../../catalogue/ownership/delivered.columns.ts';

/** A picture's use is `concert-picture/<id>`. See docs/product/concerts.md. */
export const concertTable = pgTable(
  'concert',
  {
    ...deliveredColumns(),
    title: text('title').notNull(),
    venue: text('venue').notNull(),
    city: text('city').notNull(),
    country: text('country').$type<ConcertForm['country']>().notNull(),
    /** Local time at the venue. */
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    doors: text('doors').notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    /** The end of its day at the venue. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    capacity: integer('capacity').notNull(),
    ticketsSold: integer('tickets_sold').notNull().default(0),
    isOnSale: boolean('is_on_sale').notNull().default(false),
    /** The status as last written; `getStatus` reports completion earlier than the job. */
    status: text('status').$type<ConcertStatus>().notNull().default('announced'),
    /** In whole units of the currency; 0 where none was given. */
    priceMin: integer('price_min').notNull(),
    priceMax: integer('price_max').notNull(),
    isFree: boolean('is_free').notNull().default(false),
    currency: text('currency').$type<ConcertForm['currency']>().notNull(),
    ticketUrl: text('ticket_url').notNull(),
    /** A foreign address, which the server never fetches. */
    pictureAddress: text('picture_address'),
    /** The hash of an upload. */
    picture: text('picture'),
    description: text('description').notNull(),
    supportingActs: text('supporting_acts').array().notNull(),
    ageRestriction: text('age_restriction').$type<ConcertForm['ageRestriction']>().notNull(),
    fanClubPresale: boolean('fan_club_presale').notNull(),
    presaleCode: text('presale_code').notNull(),
    ...pausableColumns(),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('concert_artist_index').on(table.artistId, table.endsAt),
    index('concert_sent_by_index').on(table.sentBy),
    index('concert_open_index')
      .on(table.endsAt)
      .where(sql`${table.status} not in ('completed', 'cancelled')`),
  ],
);
