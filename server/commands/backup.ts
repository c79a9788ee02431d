import { mkdtempSync, rmSync } from 'node:fs';
import process from 'node:process';
import { join } from 'node:path';
import type { AssetStore } from '../platform/assets/asset-store.ts';
import { copyFiles } from '../platform/assets/copy-files.ts';
import { openShared, openStore } from '../platform/assets/open-store.ts';
import { StoreError } from '../platform/assets/store-error.ts';
import { parseStore } from '../platform/assets/store-settings.ts';
import { pruneBackups } from '../platform/backup/prune-backups.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { openRows } from '../platform/backup/snapshots.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { CommandError } from '../platform/command-error.ts';
import { serviceVersion } from '../platform/service-version.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import type { Answer, Command, Context, Option } from './command.ts';
import { describeSize } from './terminal.ts';

type Files = Pick<AssetStore, 'list' | 'read' | 'size'>;

const readVariable = (name: string) => process.env[name]?.trim() || undefined;

/** Where backups share their files, by `--files` or the setting; undefined for none. */
export function openNamed({ config, option }: Context): AssetStore | undefined {
  const given = option('files');
  if (typeof given !== 'string') return openShared(config);
  return openStore({ ...config, store: parseStore(given, readVariable, '--files') });
}

/** @throws {CommandError} where the copy would be none, or not encrypted. */
function openSharedToWrite(context: Context) {
  const shared = openNamed(context);
  if (shared?.place === openStore(context.config).place) {
    throw new CommandError(`${shared.place} is the store itself: choose another place.`, 'usage');
  }
  if (shared && context.config.backupPassphrase !== undefined) {
    throw new CommandError(
      'Shared files are not encrypted. Choose an encrypted disk or bucket and remove TONADA_BACKUP_PASSPHRASE, or leave out --files.',
      'usage',
    );
  }
  return shared;
}

const files: Option = {
  type: 'string',
  does: 'where backups share their files, each once: s3://bucket/prefix or folder:/path; by default TONADA_BACKUP_FILES',
};

async function write(
  { config, progress, signal }: Context,
  file: string,
  { store, shared }: { store: Files; shared?: AssetStore | undefined },
) {
  const bar = progress('backup');
  try {
    return await writeBackup(
      file,
      { store, shared, open: () => openRows(config) },
      {
        passphrase: config.backupPassphrase,
        version: serviceVersion,
        now: new Date(),
        onProgress: bar.report,
        signal,
      },
    );
  } finally {
    bar.end();
  }
}

export const describeMissing = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        `${missing.length} files are not in the store, and so not in the backup: ${missing.join(', ')}.`,
      ];

export const backup: Command = {
  takes: 'FILE',
  does: 'writes rows and files into FILE, while the server runs or not; encrypted by TONADA_BACKUP_PASSPHRASE',
  options: { files },
  async run(context) {
    const [file = ''] = context.values;
    const shared = openSharedToWrite(context);
    const done = await write(context, file, { store: openStore(context.config), shared });
    return {
      lines: [
        ...describeMissing(done.missing),
        `${file}: ${done.rows} rows and ${done.files} files, ${describeSize(done.bytes)}${shared ? ` and what ${shared.place} holds` : ''}. Keep account-key and media-secret of the data folder, or their settings, apart from it.`,
      ],
      json: { file, ...done },
    };
  },
};

async function fill(context: Context, file: string, config: Config) {
  const bar = context.progress('restore');
  try {
    return await restoreBackup(file, config, {
      shared: openNamed(context),
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
  options: { files },
  async run(context) {
    const [file = ''] = context.values;
    const { head, rows, files: own, manifest } = await fill(context, file, context.config);
    const restored = own + (manifest.shared?.length ?? 0);
    return {
      lines: [
        ...describeMissing(manifest.missing),
        `${rows} rows and ${restored} files of ${head.madeAt} are restored. Put account-key and media-secret into the data folder, or set them, and start the server.`,
      ],
      json: {
        madeAt: head.madeAt,
        version: head.version,
        rows,
        files: restored,
        missing: manifest.missing,
      },
    };
  },
};

export const prune: Command = {
  takes: '[FOLDER]',
  does: 'removes all but the newest nightly backups of TONADA_BACKUP_DIR, or FOLDER, and shared files that no backup there names',
  options: { files },
  async run(context) {
    const { backupDir, backupsKept: kept, backupPassphrase: passphrase } = context.config;
    const folder = context.values[0] ?? backupDir;
    if (folder === null) throw new CommandError('prune needs a folder of backups.', 'usage');
    const done = await pruneBackups(folder, { kept, passphrase, shared: openNamed(context) });
    return {
      lines: [`${done.backups} backups and ${done.files} shared files are removed.`],
      json: done,
    };
  },
};

export const move: Command = {
  takes: '',
  does: 'copies the rows into an empty PostgreSQL (stop the server first), or the files into another store',
  options: {
    to: {
      type: 'string',
      does: 'postgres://user:password@host:5432/name; or s3://bucket/prefix, folder:/path',
    },
  },
  async run(context) {
    const to = context.option('to');
    if (typeof to !== 'string') throw new CommandError('move needs --to.', 'usage');
    return /^(s3|folder):/.test(to) ? moveFiles(context, to) : moveRows(context, to);
  },
};

/** A backup of rows alone: both databases use the same store. */
const noFiles: Files = {
  async *list() {},
  size: async () => null,
  read: () => Promise.reject(new Error('Files are not moved.')),
};

async function moveRows(context: Context, to: string): Promise<Answer> {
  const { config } = context;
  const { databaseUrl } = loadConfig({ DATABASE_URL: to });
  const folder = mkdtempSync(join(config.dataDir, 'moving-'));
  try {
    const file = join(folder, 'backup');
    await write(context, file, { store: noFiles });
    const place = { ...config, databaseUrl, ownerDatabaseUrl: undefined };
    const { rows, manifest } = await fill(context, file, place);
    const left = manifest.missing.length;
    return {
      lines: [
        `${rows} rows are moved, and ${left} files stay in ${openStore(config).place}. Set DATABASE_URL, and TONADA_ACCOUNT_KEY and TONADA_MEDIA_SECRET to what account-key and media-secret hold, and start the server.`,
      ],
      json: { rows, files: left },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function moveFiles({ config, progress, signal }: Context, to: string): Promise<Answer> {
  const from = openStore(config);
  const target = openStore({
    ...config,
    store: parseStore(to, readVariable, '--to'),
  });
  if (target.place === from.place) {
    throw new CommandError(
      `${to} is the store of TONADA_STORE: there is nothing to move.`,
      'usage',
    );
  }
  const bar = progress('move');
  try {
    const done = await copyFiles(from, target, { onProgress: bar.report, signal });
    return {
      lines: [
        `${done.copied} files, ${describeSize(done.bytes)}, are copied; ${done.wereThere} were there. Run it again once the server has stopped, set TONADA_STORE=${to}, start it, and run verify.`,
        ...(done.onlyThere === 0 ? [] : [`${done.onlyThere} files are in ${target.place} alone.`]),
      ],
      json: done,
    };
  } catch (error) {
    throw error instanceof StoreError ? new CommandError(error.message, 'failed', error) : error;
  } finally {
    bar.end();
  }
}
