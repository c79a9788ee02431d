import { index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { StoryType } from '#contract/story.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { deliveredColumns, pausableColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { userTable } from '../../people/user/user.table.ts';

/** In use as `story/<id>` for 24 hours. See docs/product/stories.md. */
export const storyTable = pgTable(
  'story',
  {
    ...deliveredColumns(),
    type: text('type').$type<StoryType>().notNull(),
    /** For a text story. */
    content: text('content').notNull().default(''),
    caption: text('caption').notNull(),
    /** Hash; null for a text. */
    file: text('file'),
    /** With its title at that time. */
    trackId: text('track_id'),
    trackTitle: text('track_title'),
    backgroundColor: text('background_color').notNull(),
    textColor: text('text_color').notNull(),
    /** Seconds on screen. */
    duration: integer('duration').notNull(),
    /** Time of delivery. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Hidden then, removed later. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    ...pausableColumns(),
  },
  (table) => [
    index('story_artist_index').on(table.artistId, table.expiresAt),
    index('story_created_index').on(table.createdAt),
    index('story_expires_index').on(table.expiresAt),
    index('story_sent_by_index').on(table.sentBy),
  ],
);

export const hiddenStoriesTable = pgTable(
  'hidden_stories',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.artistId] }),
    index('hidden_stories_artist_index').on(table.artistId),
  ],
);

/** Views and likes; deleted with the story or the account. */
export const storyViewTable = pgTable(
  'story_view',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => storyTable.id, { onDelete: 'cascade' }),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    likedAt: timestamp('liked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.listenerId] }),
    index('story_view_listener_index').on(table.listenerId),
  ],
);
