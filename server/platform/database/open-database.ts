import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import type { PoolOptions } from './make-pool.ts';
import { openEmbedded } from './open-embedded.ts';
import { openRemote } from './open-remote.ts';

export type Database = { db: Db; close: () => Promise<void> };

export type Options = PoolOptions & {
  /** Reports the steps of a first start, in short lines. */
  onProgress?: (step: string) => void;
  /**
   * Fills the migrated database before its first use. No other server does so meanwhile; after an
   * interruption it may run again.
   */
  prepare?: (db: Db) => Promise<unknown>;
  /** Whether a commit waits for the disk; tests do without. */
  flushed?: boolean;
  /** Milliseconds after which a statement is cancelled and the embedded engine restarted. */
  statementTimeout?: number;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'ownerDatabaseUrl'>>;

/**
 * Opens the embedded database, or the server at `databaseUrl`, and migrates it.
 *
 * @throws {SettingError} when it cannot be used as configured.
 */
export function openDatabase(settings: Settings, options: Options = {}): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, options)
    : openRemote(settings.databaseUrl, { ...options, ownerUrl: settings.ownerDatabaseUrl });
}
