import { openRows } from '../platform/backup/snapshots.ts';
import { exitCodes } from '../platform/command-error.ts';
import { findMissing } from '../platform/database/migrate-to-latest.ts';
import type { BareDatabase } from '../platform/database/open-bare.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { findUnfinished, nameUnfinished, workBefore } from '../platform/database/work-before.ts';
import type { Answer, Command } from './command.ts';

export const migrate: Command = {
  takes: '',
  does: 'applies the migrations of this version, which every start does too; stop the embedded database first',
  options: {
    check: {
      type: 'boolean',
      does: 'only counts them; exits with 1 where some are missing, and names what has to be done before',
    },
  },
  async run({ config, option }) {
    const rows = await openRows(config);
    const found = await checkMigrations(rows.db).finally(rows.close);
    if (option('check') || found.json.missing === 0) return found;
    const { close } = await openDatabase(config, { onProgress: console.error });
    await close();
    const applied = found.json.missing;
    return { lines: [`${applied} migrations are applied.`], json: { applied } };
  },
};

export async function checkMigrations(
  db: BareDatabase['db'],
  work = workBefore,
): Promise<Answer & { json: { missing: number; unfinished: readonly string[] } }> {
  const tags = await findMissing(db);
  const missing = tags.length;
  if (missing === 0) {
    return { lines: ['No migration is missing.'], json: { missing, unfinished: [] }, exitCode: 0 };
  }
  const unfinished = await findUnfinished(db, work, tags);
  return {
    lines: [
      `${missing} migrations are missing.`,
      ...(unfinished.length > 0 ? [nameUnfinished('The database', unfinished)] : []),
    ],
    json: { missing, unfinished },
    exitCode: exitCodes.failed,
  };
}
