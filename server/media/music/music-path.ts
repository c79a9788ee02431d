import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

const slash = Buffer.from('/');

/** Paths are bytes, because names need not be UTF-8. */
export const joinPath = (folder: Buffer, name: Buffer): Buffer =>
  folder.length === 0 ? name : Buffer.concat([folder, slash, name]);

/** The folder of a file; empty at the root. */
export const parentOf = (path: Buffer): Buffer =>
  path.subarray(0, Math.max(0, path.lastIndexOf(0x2f)));

/** Opens for reading; follows no link and waits for no pipe. */
export const openPlain = (path: Buffer): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
