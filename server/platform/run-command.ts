import { type Config, loadConfig, SettingError } from './config.ts';
import type { Db } from './database/db.ts';
import { openDatabase } from './database/open-database.ts';

type Work = (db: Db, config: Config) => Promise<unknown>;

type Command = {
  /** Null for an unknown command. */
  read: () => Work | null | Promise<Work | null>;
  usage?: string;
  /** Printed without their stack. */
  expected?: readonly (new (message: string) => Error)[];
};

/** Needs the embedded database to itself, and never migrates. A failure exits with code 1. */
export async function runCommand({ read, usage, expected = [] }: Command): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(usage ?? 'It takes nothing.');
    const work = await read();
    if (work === null) {
      console.error(usage);
      process.exitCode = 2;
      return;
    }
    const config = loadConfig(process.env);
    const { db, close } = await openDatabase(config, { migrates: false });
    try {
      await work(db, config);
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected = [SettingError, ...expected].some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
