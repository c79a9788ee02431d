import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import type { PoolOptions } from './make-pool.ts';
import { openEmbedded } from './open-embedded.ts';
import { openRemote } from './open-remote.ts';

export type Database = { db: Db; close: () => Promise<void> };

export type Options = PoolOptions & {
  /** Hears what a first start is doing, in short lines. */
  onProgress?: (step: string) => void;
  /**
   * Fills the migrated database before it is used. No other server does so meanwhile; after an
   * interruption it may run again, on what it has committed or on a database made anew.
   */
  prepare?: (db: Db) => Promise<unknown>;
  /** Whether a commit waits for the disk; tests do without. */
  flushed?: boolean;
  /** Milliseconds after which a statement is given up and the embedded engine started anew. */
  statementTimeout?: number;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'ownerDatabaseUrl'>>;

/**
 * Opens the embedded database in the data folder, or the server at `databaseUrl`, with the schema
 * brought up to date. @throws {SettingError} when neither can be used as it is set.
 */
export function openDatabase(settings: Settings, options: Options = {}): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, options)
    : openRemote(settings.databaseUrl, { ...options, ownerUrl: settings.ownerDatabaseUrl });
}
