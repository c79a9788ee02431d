import { dropLimits, FaultyDrop, type FoundFile } from './found-file';

const toFound = (file: File, path = file.name): FoundFile => ({
  path: path.normalize('NFC'),
  size: file.size,
  open: () => Promise.resolve(file),
});

/** Of a file input; a chosen folder is the first part of the paths. */
export const listChosen = (files: readonly File[]): FoundFile[] =>
  files.map((file) => toFound(file, file.webkitRelativePath || file.name));

const getFile = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

const readPart = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

async function walk(entry: FileSystemEntry, into: FoundFile[], depth: number): Promise<void> {
  if (into.length > dropLimits.files || depth > dropLimits.depth) throw new FaultyDrop('tooMany');
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    into.push(toFound(await getFile(entry as FileSystemFileEntry), path));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives a hundred at a time.
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) {
    for (const each of part) await walk(each, into, depth + 1);
  }
}

/**
 * Call it in the event itself: afterwards the browser forgets what was dropped.
 *
 * @throws {FaultyDrop} if there are too many files or folders in folders
 */
export function listDropped({ items }: DataTransfer): Promise<FoundFile[]> {
  const roots = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  return (async () => {
    const found: FoundFile[] = [];
    for (const { entry, file } of roots) {
      if (entry?.isDirectory) await walk(entry, found, 0);
      else if (file) found.push(toFound(file));
    }
    return found;
  })();
}

/** Whether it is for the whole release: a folder, an archive or a message, rather than sounds. */
export const isForRelease = ({ items }: DataTransfer): boolean =>
  [...items].some(
    (item) =>
      item.kind === 'file' &&
      (item.webkitGetAsEntry()?.isDirectory === true ||
        /\.(?:zip|xml)$/i.test(item.getAsFile()?.name ?? '')),
  );
