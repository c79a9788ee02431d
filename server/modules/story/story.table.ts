import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { StoryType } from '#contract/story.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';

/** What artists show for 24 hours. Its file is in use as `story/<id>`. See docs/product/stories.md. */
export const storyTable = pgTable(
  'story',
  {
    id: text('id').primaryKey(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    type: text('type').$type<StoryType>().notNull(),
    /** The words of a text story; nothing for the others. */
    content: text('content').notNull().default(''),
    caption: text('caption').notNull(),
    /** The hash of the file; null for a text. */
    file: text('file'),
    /** A track of the catalogue that it leads to, with its title as it was then. */
    trackId: text('track_id'),
    trackTitle: text('track_title'),
    backgroundColor: text('background_color').notNull(),
    textColor: text('text_color').notNull(),
    /** Seconds for which it is shown. */
    duration: integer('duration').notNull(),
    /** When it was delivered: its day begins then. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on nobody sees it, though it may not have been removed yet. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    /** Null for one that was made before this was noted. */
    sentBy: text('sent_by').references(() => userTable.id, { onDelete: 'set null' }),
    /** Stopped with the suspension of the account that set it going; it comes back with that account. */
    rests: boolean('rests').notNull().default(false),
  },
  (table) => [
    index('story_artist_index').on(table.artistId, table.expiresAt),
    index('story_created_index').on(table.createdAt),
    index('story_expires_index').on(table.expiresAt),
  ],
);

/** Artists whose stories a listener wants no more of among those of whom they follow. */
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

/** Who saw a story, and since when they like it. It goes with the story, and with the account. */
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
