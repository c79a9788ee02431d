import { openRows } from '../platform/backup/snapshots.ts';
import { exitCodes } from '../platform/command-error.ts';
import { countMissing } from '../platform/database/migrate-to-latest.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  takes: '',
  does: 'applies the migrations of this version, which every start does too; stop the embedded database first',
  options: {
    check: { type: 'boolean', does: 'only counts them; exits with 1 where some are missing' },
  },
  async run({ config, option }) {
    const rows = await openRows(config);
    const missing = await countMissing(rows.db).finally(rows.close);
    if (option('check') || missing === 0) {
      return {
        lines: [missing === 0 ? 'No migration is missing.' : `${missing} migrations are missing.`],
        json: { missing },
        exitCode: missing === 0 ? 0 : exitCodes.failed,
      };
    }
    const { close } = await openDatabase(config, { onProgress: console.error });
    await close();
    return { lines: [`${missing} migrations are applied.`], json: { applied: missing } };
  },
};
