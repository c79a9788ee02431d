import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = { path: string; content: Readable };

/**
 * Takes one entry at a time, no faster than it is read, and compresses off the main thread.
 * Destroying it ends the reading.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  addEntries(zip, archive, { entries, mtime }).catch(fail);
  return archive;
}

async function addEntries(
  zip: ZipFile,
  archive: PassThrough,
  { entries, mtime }: { entries: AsyncIterable<ZipEntry>; mtime: Date },
) {
  for await (const { path, content } of entries) {
    const stop = () => content.destroy();
    if (archive.destroyed) return void stop();
    archive.once('close', stop);
    zip.addReadStream(content, path, { mtime, mode: 0o100600 });
    await finished(content);
    archive.off('close', stop);
  }
  zip.end();
}
