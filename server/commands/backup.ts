import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LedgerError, verifyLedger } from '../modules/money/ledger/index.ts';
import { findAssets } from '../platform/backup/backup-rows.repository.ts';
import { readBackup } from '../platform/backup/read-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { openRows } from '../platform/backup/snapshots.ts';
import { findDamaged } from '../platform/backup/find-damaged.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { CommandError, exitCodes } from '../platform/command-error.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import { requireLatest } from '../platform/database/migrate-to-latest.ts';
import { readMediaSecret } from '../platform/media-secret.ts';
import type { Command, Context } from './command.ts';
import { describeSize } from './terminal.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

async function write({ config, progress, signal }: Context, file: string) {
  const bar = progress('backup');
  try {
    return await writeBackup(
      file,
      { assets: join(config.dataDir, 'assets'), open: () => openRows(config) },
      {
        passphrase: config.backupPassphrase,
        version,
        now: new Date(),
        onProgress: bar.report,
        signal,
      },
    );
  } finally {
    bar.end();
  }
}

const describeMissing = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        `${missing.length} files are not in the store, and so not in the backup: ${missing.join(', ')}.`,
      ];

export const backup: Command = {
  takes: 'FILE',
  does: 'writes rows and files into FILE, while the server runs or not; encrypted by TONADA_BACKUP_PASSPHRASE',
  async run(context) {
    const [file = ''] = context.values;
    const done = await write(context, file);
    return {
      lines: [
        ...describeMissing(done.missing),
        `${file}: ${done.rows} rows and ${done.files} files, ${describeSize(done.bytes)}. Keep account-key and media-secret of the data folder, or their settings, apart from it.`,
      ],
      json: { file, ...done },
    };
  },
};

async function fill({ progress }: Context, file: string, config: Config) {
  const bar = progress('restore');
  try {
    return await restoreBackup(file, config, {
      passphrase: config.backupPassphrase,
      onProgress: bar.report,
    });
  } finally {
    bar.end();
  }
}

export const restore: Command = {
  takes: 'FILE',
  does: 'fills the empty database of the settings, and its data folder, from FILE',
  async run(context) {
    const [file = ''] = context.values;
    const { head, rows, files, manifest } = await fill(context, file, context.config);
    return {
      lines: [
        ...describeMissing(manifest.missing),
        `${rows} rows and ${files} files of ${head.madeAt} are restored. Put account-key and media-secret into the data folder, or set them, and start the server.`,
      ],
      json: { madeAt: head.madeAt, version: head.version, rows, files, missing: manifest.missing },
    };
  },
};

export const move: Command = {
  takes: '',
  does: 'copies the service of the settings into an empty PostgreSQL; stop the server first',
  options: { to: { type: 'string', does: 'postgres://user:password@host:5432/name' } },
  async run(context) {
    const to = context.option('to');
    if (typeof to !== 'string') throw new CommandError('move needs --to.', 'usage');
    const { config } = context;
    const { databaseUrl } = loadConfig({ DATABASE_URL: to });
    const folder = mkdtempSync(join(config.dataDir, 'moving-'));
    try {
      const file = join(folder, 'backup');
      await write(context, file);
      const place = { ...config, databaseUrl, ownerDatabaseUrl: undefined };
      const { rows, files } = await fill(context, file, place);
      return {
        lines: [
          `${rows} rows are moved, and ${files} files stay in ${config.dataDir}. Set DATABASE_URL, and TONADA_ACCOUNT_KEY to what account-key holds, and start the server.`,
        ],
        json: { rows, files },
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export const verify: Command = {
  takes: '[FILE]',
  does: 'compares FILE with its manifest; without it, the rows with the files of the store, and the chain of payments',
  async run(context) {
    const { config } = context;
    const [file] = context.values;
    return file === undefined ? verifyService(context) : verifyFile(context, file, config);
  },
};

async function verifyFile({ progress }: Context, file: string, { backupPassphrase }: Config) {
  const bar = progress('verify');
  const reading = { passphrase: backupPassphrase, onProgress: bar.report };
  const { head, rows, files, manifest } = await readBackup(file, reading, {}).finally(bar.end);
  return {
    lines: [
      ...describeMissing(manifest.missing),
      `${file} is whole: ${rows} rows and ${files} files of ${head.madeAt}, by Tonada ${head.version}.`,
    ],
    json: { ...head, rows, files, missing: manifest.missing },
  };
}

async function verifyService({ config, progress }: Context) {
  const bar = progress('verify');
  const { client, db, close } = await openRows(config);
  try {
    await requireLatest(db, 'The database');
    const links = await verifyLedger(db, [], readMediaSecret(config)).catch((error: unknown) => {
      throw error instanceof LedgerError ? new CommandError(error.message) : error;
    });
    const hashes = await findAssets(client);
    const damaged = await findDamaged(join(config.dataDir, 'assets'), hashes, bar.report);
    return {
      lines: [
        ...damaged.map(({ hash, fault }) => `${hash} is ${fault}.`),
        `${hashes.length - damaged.length} of ${hashes.length} files are whole, and ${links} links of the chain hold.`,
      ],
      json: { files: hashes.length, damaged, links },
      exitCode: damaged.length === 0 ? 0 : exitCodes.failed,
    };
  } finally {
    bar.end();
    await close();
  }
}
