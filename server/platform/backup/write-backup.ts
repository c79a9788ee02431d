import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { AssetStore } from '../assets/asset-store.ts';
import { copyOne } from '../assets/copy-files.ts';
import { isMissing } from '../assets/store-error.ts';
import { CommandError } from '../command-error.ts';
import { knownMigrations } from '../database/migrate-to-latest.ts';
import type { BareDatabase } from '../database/open-bare.ts';
import { hasSqlState, sqlStates } from '../database/sql-state.ts';
import { formats, type Head, type Manifest, names, type OnProgress } from './archive.ts';
import {
  beginSnapshot,
  countBytes,
  endSnapshot,
  findAssets,
  findSlices,
  readShape,
  readSlice,
} from './backup-rows.repository.ts';
import { seal } from './sealing.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export type Source = {
  store: Pick<AssetStore, 'list' | 'read' | 'size'>;
  /** Keeps the files of several backups, each once; without it a backup holds its own. */
  shared?: Pick<AssetStore, 'list' | 'receive'> | undefined;
  /** Opens the rows, as they are at that moment. */
  open: () => Promise<BareDatabase>;
};

type Writing = {
  passphrase: string | undefined;
  version: string;
  now: Date;
  onProgress?: OnProgress | undefined;
  signal?: AbortSignal | undefined;
};

export type Written = { bytes: number; rows: number; files: number; missing: string[] };

/**
 * Writes a backup under another name and renames it once it is flushed.
 *
 * @throws {CommandError} when the file exists or cannot be written; nothing of it is left.
 */
export async function writeBackup(
  file: string,
  source: Source,
  writing: Writing,
): Promise<Written> {
  const path = resolve(file);
  const part = `${path}.part`;
  if (existsSync(path)) throw new CommandError(`${file} exists. Choose another name.`, 'refused');
  const output = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw toFileProblem(file, error);
  });
  const summary = { rows: 0, files: 0, missing: [] as string[] };
  try {
    const packed = createZstdCompress();
    const { passphrase } = writing;
    await pipeline(
      Readable.from(packBackup(source, writing, summary), { objectMode: false }),
      packed,
      async function* (content: AsyncIterable<Buffer>) {
        yield* passphrase === undefined ? content : seal(content, passphrase);
      },
      createWriteStream(part, { fd: output, flush: true }),
      writing.signal ? { signal: writing.signal } : {},
    );
    const { size } = await stat(part);
    await rename(part, path);
    return { bytes: size, ...summary };
  } catch (error) {
    await rm(part, { force: true });
    throw toFileProblem(file, error);
  }
}

function toFileProblem(file: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') {
    return new CommandError(
      `${file} is being written by another backup. If none runs, remove ${file}.part, which an interrupted one has left.`,
      'refused',
    );
  }
  if (hasSqlState(error, sqlStates.diskFull)) {
    return new CommandError(
      `The disk is full: ${file} was not written. Make some room, or choose another disk.`,
      'failed',
      error,
    );
  }
  if (['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR'].includes(String(code))) {
    return new CommandError(
      `${file} cannot be written (${String(code)}). Choose a folder that exists and is writable.`,
      'failed',
      error,
    );
  }
  return error;
}

/** Files come first: what the rows of a later moment name is then in the store or already here. */
async function* packBackup(
  source: Source,
  { version, now, onProgress }: Writing,
  summary: Omit<Written, 'bytes'>,
): AsyncGenerator<Buffer> {
  const members: Manifest['members'] = {};
  const { store, shared } = source;
  const kept = new Map<string, number>();
  if (shared) for await (const { hash, bytes } of shared.list()) kept.set(hash, bytes);
  const inPlace: string[] = [];
  const known = new Map<string, number>();
  for await (const { hash, bytes } of store.list()) known.set(hash, bytes);
  let total = [...known.values()].reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  const progress = (bytes: number) => onProgress?.((done += bytes), total);

  function* whole(name: string, content: Buffer) {
    members[name] = createHash('sha256').update(content).digest('hex');
    yield tarHeader(name, content.length);
    yield content;
    yield tarPadding(content.length);
  }
  const json = (name: string, value: unknown) => whole(name, Buffer.from(JSON.stringify(value)));

  async function share(to: Pick<AssetStore, 'receive'>, hash: string, size: number) {
    const outcome = kept.get(hash) === size ? 'copied' : await copyOne(store, to, hash);
    if (outcome === 'damaged') throw new CommandError(`${hash} is damaged: run verify.`);
    progress(size);
    if (outcome === 'gone') return;
    inPlace.push(hash);
    summary.files += 1;
  }

  /** Nothing for a file that is gone. */
  async function* fileOf(hash: string, size: number) {
    if (shared) return share(shared, hash, size);
    const content = await store.read(hash).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (content === null) return;
    const name = `${names.files}${hash}`;
    const sum = createHash('sha256');
    let sent = 0;
    yield tarHeader(name, size);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sum.update(chunk);
      progress(chunk.length);
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) {
      throw new CommandError(`${hash} has ${sent} bytes instead of ${size}: run verify.`);
    }
    yield tarPadding(size);
    members[name] = sum.digest('hex');
    summary.files += 1;
  }

  const migration = Math.max(...knownMigrations());
  const format = shared ? formats.rowsAlone : formats.whole;
  const head: Head = { format, version, migration, madeAt: now.toISOString() };
  yield* json(names.head, head);
  for (const [hash, bytes] of known) yield* fileOf(hash, bytes);
  const { client, close } = await source.open();
  try {
    await beginSnapshot(client);
    total += await countBytes(client);
    const shape = await readShape(client);
    yield* json(names.shape, shape);
    const rows: Manifest['rows'] = {};
    for (const table of shape.tables) {
      let count = 0;
      const slices = await findSlices(client, table);
      for (const [at, slice] of slices.entries()) {
        const read = await readSlice(client, slice);
        progress((slice.to - slice.from) * 8_192);
        if (read.length === 0) continue;
        const lines = read.map((row) => `${JSON.stringify(row)}\n`).join('');
        yield* whole(`${names.rows}${table.name}/${at}`, Buffer.from(lines));
        count += read.length;
      }
      rows[table.name] = count;
      summary.rows += count;
    }
    const named = (await findAssets(client)).map(({ hash }) => hash);
    await endSnapshot(client);
    for (const hash of named) {
      const bytes = known.has(hash) ? null : await store.size(hash);
      if (bytes !== null) yield* fileOf(hash, bytes);
    }
    const held = new Set(inPlace);
    summary.missing = named.filter(
      (hash) => members[`${names.files}${hash}`] === undefined && !held.has(hash),
    );
    const manifest: Manifest = {
      rows,
      missing: summary.missing,
      members: { ...members },
      ...(shared && { shared: inPlace }),
    };
    yield* json(names.manifest, manifest);
    yield tarEnd;
  } finally {
    await close();
  }
}
