import { boolean, integer, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { WalkFault, WalkFigures, WalkOutcome } from '#contract/music-folder.ts';
import { musicFolderTable } from './music-folder.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export type WalkProgress = {
  /** Files and bytes that are read, of those that are new or changed; null while names are listed. */
  files: { done: number; total: number } | null;
  bytes: { done: number; total: number };
  /** Bytes and files a second of late. */
  rate: { bytes: number; files: number };
};

/** Folders that the server looks after, and their last walk. See docs/media.md. */
export const musicWatchTable = pgTable('music_watch', {
  id: text('id').primaryKey(),
  /** As in the setting. */
  path: text('path').notNull().unique(),
  /** Null until it could be read. */
  folderId: text('folder_id').references(() => musicFolderTable.id),
  /** By an admin, until one has it looked at again. */
  isStopped: boolean('is_stopped').notNull().default(false),
  /** Since when a walk is due. */
  wantedAt: moment('wanted_at'),
  beganAt: moment('began_at'),
  /** Of a walk that goes on; an old one was interrupted. */
  beatAt: moment('beat_at'),
  progress: jsonb('progress').$type<WalkProgress>(),
  endedAt: moment('ended_at'),
  outcome: text('outcome').$type<WalkOutcome>(),
  fault: text('fault').$type<WalkFault>(),
  /** Of the last walk that came to its end. */
  figures: jsonb('figures').$type<WalkFigures>(),
  figuresAt: moment('figures_at'),
  /** Files whose absence is not believed, of `known`. */
  missing: integer('missing').notNull().default(0),
  known: integer('known').notNull().default(0),
  answer: text('answer').$type<'lose' | 'wait'>(),
  /** Kind of file system, and whether it is a network's. */
  mount: text('mount'),
  isRemote: boolean('is_remote').notNull().default(false),
});
