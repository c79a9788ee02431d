import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createZstdDecompress } from 'node:zlib';
import * as z from 'zod/mini';
import { CommandError } from '../command-error.ts';
import { isNewer, isOlderThanFirst } from '../database/migrate-to-latest.ts';
import {
  formats,
  type Head,
  headSchema,
  type Manifest,
  manifestSchema,
  names,
  type OnProgress,
  shapeSchema,
} from './archive.ts';
import type { BackedTable, Shape } from './backup-rows.repository.ts';
import { mark, unseal } from './sealing.ts';
import { collect, readTar, skip } from './tar.ts';

export type Reader = {
  onHead?: (head: Head) => void;
  onShape?: (shape: Shape) => Promise<void>;
  /** Must read all of the content. */
  onFile?: (hash: string, content: AsyncIterable<Buffer>) => Promise<void>;
  onRows?: (table: BackedTable, lines: readonly string[]) => Promise<void>;
};

export type Read = {
  head: Head;
  manifest: Manifest;
  rows: number;
  files: number;
  isSealed: boolean;
};

/** Bytes of a member that is held in memory; a list of a million files has 150 MiB. */
const heldMost = 512 * 1024 * 1024;

type Reading = { passphrase: string | undefined; onProgress?: OnProgress | undefined };

/**
 * Hands each part of a backup on and compares everything with its manifest, which comes last.
 *
 * @throws {CommandError} when it is damaged, sealed by another passphrase, or of a later version.
 */
export async function readBackup(
  file: string,
  { passphrase, onProgress }: Reading,
  reader: Reader,
): Promise<Read> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be read.`, 'failed', error);
  });
  let done = 0;
  async function* source() {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) {
      onProgress?.((done += (chunk as Buffer).length), size);
      yield chunk as Buffer;
    }
  }
  let isSealed = false;
  const onSealed = () => {
    isSealed = true;
  };
  try {
    const read = await readMembers(unpack(unseal(source(), passphrase, onSealed)), reader);
    return { ...read, isSealed };
  } catch (error) {
    throw toArchiveProblem(error);
  }
}

/** Source: RFC 8878, 3.1.1. */
const packed = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Whether a file that cannot be read may be a damaged backup. */
export async function isLikeBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return [mark, packed].some((start) => buffer.subarray(0, start.length).equals(start));
  } finally {
    await handle.close();
  }
}

async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress();
  const feeding = (async () => {
    try {
      for await (const chunk of source) {
        if (unpacked.destroyed) return;
        if (!unpacked.write(chunk)) {
          await new Promise<void>((resolve) => {
            const goOn = () => {
              unpacked.off('drain', goOn).off('close', goOn);
              resolve();
            };
            unpacked.on('drain', goOn).on('close', goOn);
          });
        }
      }
      unpacked.end();
    } catch (error) {
      unpacked.destroy(error as Error);
    }
  })();
  yield* unpacked as AsyncIterable<Buffer>;
  await feeding;
}

function toArchiveProblem(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ZSTD_') || code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new CommandError('The backup is damaged or ends too early.', 'unreadable', error);
  }
  return error;
}

async function readMembers(
  source: AsyncIterable<Buffer>,
  reader: Reader,
): Promise<Omit<Read, 'isSealed'>> {
  const seen: Manifest['members'] = {};
  const rows: Manifest['rows'] = {};
  let head: Head | undefined;
  let shape: Shape | undefined;
  let manifest: Manifest | undefined;
  let files = 0;
  for await (const { name, bytes, content } of readTar(source)) {
    if (bytes > heldMost && !name.startsWith(names.files)) throw lies(`${name} is too large`);
    const sum = createHash('sha256');
    const hashed = tap(content, (chunk) => sum.update(chunk));
    if (manifest !== undefined) throw lies(`${name} comes after the manifest`);
    if (name === names.head) {
      head = parse(headSchema, await collect(hashed), name);
      requireReadable(head);
      reader.onHead?.(head);
    } else if (head === undefined) throw new CommandError('This is no backup.', 'unreadable');
    else if (name.startsWith(names.files)) {
      await reader.onFile?.(name.slice(names.files.length), hashed);
      files += 1;
    } else if (name === names.shape) {
      shape = parse(shapeSchema, await collect(hashed), name);
      // A former version may run on the tables of a newer one, and back them up.
      if (isNewer(shape.migrations)) throw tooNew('holds tables of a newer version of Tonada');
      for (const table of shape.tables) rows[table.name] = 0;
      await reader.onShape?.(shape);
    } else if (name === names.manifest) {
      manifest = parse(manifestSchema, await collect(hashed), name);
      continue;
    } else {
      const table = shape?.tables.find((each) => name.startsWith(`${names.rows}${each.name}/`));
      if (table === undefined) throw lies(`${name} belongs to no table`);
      const lines = (await collect(hashed)).toString().split('\n').slice(0, -1);
      rows[table.name] = (rows[table.name] ?? 0) + lines.length;
      await reader.onRows?.(table, lines);
    }
    await skip(hashed);
    seen[name] = sum.digest('hex');
  }
  if (head === undefined || shape === undefined || manifest === undefined) {
    throw new CommandError('The backup ends too early.', 'unreadable');
  }
  compare(manifest, seen, rows);
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  return { head, manifest, rows: count, files };
}

async function* tap(content: AsyncIterable<Buffer>, see: (chunk: Buffer) => unknown) {
  for await (const chunk of content) {
    see(chunk);
    yield chunk;
  }
}

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  content: Buffer,
  name: string,
): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(content.toString()));
  } catch (error) {
    throw new CommandError(`The backup is damaged: ${name} cannot be read.`, 'unreadable', error);
  }
}

function requireReadable({ format: given, version, migration }: Head) {
  if (isOlderThanFirst([migration])) {
    throw new CommandError(
      'The backup was made by Tonada before version 0.1. Restore it with version 0.1, start that once, and make a backup.',
      'unreadable',
      undefined,
      'older',
    );
  }
  if (given <= formats.rowsAlone && !isNewer([migration])) return;
  throw tooNew(`was made by a newer version of Tonada, ${version}`);
}

const tooNew = (why: string) =>
  new CommandError(
    `The backup ${why}. Restore it with that version.`,
    'unreadable',
    undefined,
    'newer',
  );
const lies = (what: string) => new CommandError(`The backup is damaged: ${what}.`, 'unreadable');

function compare(manifest: Manifest, seen: Manifest['members'], rows: Manifest['rows']) {
  for (const [name, hash] of Object.entries(seen)) {
    if (manifest.members[name] !== hash) throw lies(`${name} is not what the manifest says`);
  }
  const lost = Object.keys(manifest.members).find((name) => seen[name] === undefined);
  if (lost !== undefined) throw lies(`${lost} is missing`);
  for (const [table, count] of Object.entries(rows)) {
    if (manifest.rows[table] !== count) throw lies(`the rows of ${table} are not all there`);
  }
}
