import { type Config, loadConfig, SettingError } from './config.ts';
import type { Db } from './database/db.ts';
import { openDatabase } from './database/open-database.ts';

type Work = (db: Db, config: Config) => Promise<unknown>;

type Command = {
  /** What the command line asks for; null where it asks for nothing that there is. It comes before the database is opened. */
  read: () => Work | null | Promise<Work | null>;
  /** What is printed in place of null, with exit code 2. */
  usage?: string;
  /** Failures whose message is for operators, besides `SettingError`; of others the stack is printed. */
  told?: readonly (new (message: string) => Error)[];
};

/**
 * Does the work of a command in the database of the usual settings, and closes it. The embedded database has to be
 * nobody else's meanwhile; PostgreSQL may serve others. A failure ends with exit code 1.
 */
export async function runCommand({ read, usage, told = [] }: Command): Promise<void> {
  try {
    const work = await read();
    if (work === null) {
      console.error(usage);
      process.exitCode = 2;
      return;
    }
    const config = loadConfig(process.env);
    const { db, close } = await openDatabase(config, { onProgress: console.log });
    try {
      await work(db, config);
    } finally {
      await close();
    }
  } catch (error) {
    const isTold = [SettingError, ...told].some((kind) => error instanceof kind);
    console.error(isTold && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
