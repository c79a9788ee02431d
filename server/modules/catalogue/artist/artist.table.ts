import { boolean, index, integer, jsonb, pgTable, text } from '#drizzle/pg-core.ts';
import type { Genre } from '#contract/artist.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

export type SocialLinks = { instagram?: string; twitter?: string; website?: string };

export const artistTable = pgTable(
  'artist',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    genre: text('genre').$type<Genre>().notNull(),
    country: text('country').notNull(),
    bio: text('bio').notNull(),
    /** Followers of the catalogue and of this service. */
    followers: integer('followers').notNull().default(0),
    /** Part of `followers`. */
    followersHere: integer('followers_here').notNull().default(0),
    monthlyListeners: integer('monthly_listeners').notNull().default(0),
    /** Of imported music: plays earn nothing. See docs/product/imported-music.md. */
    isOfHouse: boolean('is_of_house').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    socialLinks: jsonb('social_links').$type<SocialLinks>().notNull(),
    relatedIds: text('related_ids').array().notNull(),
    /** Written by `indexArtists`. */
    searchKey: searchKey('search_key').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('artist_search_key_index').on(table.searchKey),
    index('artist_genre_index').on(table.genre, table.followers, table.id),
    index('artist_full_text_index').using('gin', toFullText(table.searchText)),
  ],
);
