import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import type { PoolOptions } from './make-pool.ts';
import { openEmbedded } from './open-embedded.ts';
import { openRemote } from './open-remote.ts';

export type Database = {
  db: Db;
  /** Connections of their own on PostgreSQL, so that no job makes people wait. */
  ofJobs: Db;
  close: () => Promise<void>;
};

export type Options = PoolOptions & {
  onProgress?: (step: string) => void;
  /** Runs before anything is written, also on an older database. */
  check?: (db: Db) => Promise<void>;
  /** Runs alone before the first use, and again after an interruption. */
  prepare?: (db: Db) => Promise<unknown>;
  /** False for commands, which refuse a database of another version. */
  migrates?: boolean;
  flushed?: boolean;
  /** Milliseconds after which the embedded engine is restarted. */
  statementTimeout?: number;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'ownerDatabaseUrl' | 'connections'>>;

/** @throws {SettingError} when the database cannot be used as configured. */
export function openDatabase(settings: Settings, options: Options = {}): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, options)
    : openRemote(settings.databaseUrl, {
        ...options,
        ownerUrl: settings.ownerDatabaseUrl,
        connections: settings.connections,
      });
}
