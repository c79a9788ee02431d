import { writeFile } from 'node:fs/promises';
import { LedgerError, verifyLedger } from '../modules/money/ledger/index.ts';
import { openStore } from '../platform/assets/open-store.ts';
import { StoreError } from '../platform/assets/store-error.ts';
import { findAssets } from '../platform/backup/backup-rows.repository.ts';
import { type Damaged, findDamaged, findFault } from '../platform/backup/find-damaged.ts';
import { readBackup } from '../platform/backup/read-backup.ts';
import { requirePlace, requirePlaceOf } from '../platform/backup/restore-backup.ts';
import { openRows } from '../platform/backup/snapshots.ts';
import { CommandError, exitCodes } from '../platform/command-error.ts';
import { requireMigrated } from '../platform/database/migrate-to-latest.ts';
import { readMediaSecret } from '../platform/media-secret.ts';
import { describeMissing, openNamed } from './backup.ts';
import type { Answer, Command, Context } from './command.ts';

/** Milliseconds: an upload under way has a file and no row. */
const uploadMost = 3_600_000;

export const verify: Command = {
  takes: '[FILE]',
  does: 'compares FILE with its manifest; without it, the rows with the files of the store, and the chain of payments',
  options: {
    csv: { type: 'string', does: 'writes the files with a fault into this file' },
    files: { type: 'string', does: 'where the backups share their files' },
  },
  run: (context) =>
    context.values[0] === undefined
      ? verifyService(context)
      : verifyFile(context, context.values[0]),
};

async function verifyFile(context: Context, file: string): Promise<Answer> {
  const { progress, config } = context;
  const bar = progress('verify');
  const reading = { passphrase: config.backupPassphrase, onProgress: bar.report };
  const given = openNamed(context);
  const { head, rows, files, manifest } = await readBackup(file, reading, {
    onHead: (read) => requirePlaceOf(read, given),
  }).finally(bar.end);
  const { shared = [] } = manifest;
  for (const hash of shared) {
    const place = requirePlace(given);
    const fault = await findFault(place, hash);
    if (fault === null) continue;
    throw new CommandError(
      `The backup is damaged: ${hash} is ${fault} in ${place.place}.`,
      'unreadable',
    );
  }
  return {
    lines: [
      ...describeMissing(manifest.missing),
      `${file} is whole: ${rows} rows and ${files + shared.length} files of ${head.madeAt}, by Tonada ${head.version}.`,
    ],
    json: { ...head, rows, files: files + shared.length, missing: manifest.missing },
  };
}

/** Files that no row names take room and harm nobody, so they are no failure. */
async function verifyService({ config, progress, option }: Context): Promise<Answer> {
  const bar = progress('verify');
  const before = new Date(Date.now() - uploadMost);
  const { client, db, close } = await openRows(config);
  try {
    await requireMigrated(db, 'The database');
    const links = await verifyLedger(db, [], readMediaSecret(config)).catch((error: unknown) => {
      throw error instanceof LedgerError ? new CommandError(error.message) : error;
    });
    const files = await findAssets(client);
    const store = openStore(config);
    const found = await findDamaged(store, files, { before, onProgress: bar.report }).catch(
      (error: unknown) => {
        throw error instanceof StoreError
          ? new CommandError(error.message, 'failed', error)
          : error;
      },
    );
    const csv = option('csv');
    if (typeof csv === 'string') await writeFile(csv, toCsv(found), { mode: 0o600 });
    const damaged = found.filter(({ fault }) => fault !== 'untracked');
    return {
      lines: [
        ...found.map(({ hash, fault }) => `${hash} is ${fault}.`),
        `${files.length - damaged.length} of ${files.length} files are whole, ${found.length - damaged.length} belong to nothing, and ${links} links of the chain hold.`,
      ],
      json: { store: store.place, files: files.length, damaged: found, links },
      exitCode: damaged.length === 0 ? 0 : exitCodes.failed,
    };
  } finally {
    bar.end();
    await close();
  }
}

const toCsv = (found: readonly Damaged[]) =>
  ['hash,fault', ...found.map(({ hash, fault }) => `${hash},${fault}`), ''].join('\r\n');
