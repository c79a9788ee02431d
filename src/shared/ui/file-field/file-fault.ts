import { beginsAs, type FileKind } from '@/shared/files';

export type FileRules = {
  kinds: readonly FileKind[];
  /** Bytes per file. */
  largest: number;
};

export type FileFault = 'empty' | 'kind' | 'size';

async function isOfKind(file: File, kind: FileKind) {
  if (await beginsAs(file, [kind])) return true;
  const name = file.name.toLowerCase();
  const isCalled = kind.accept.some((each) => file.type === each || name.endsWith(each));
  return kind.isJudgedLater === true && isCalled;
}

/** Null if the file is accepted. */
export async function fileFault(
  file: File,
  { kinds, largest }: FileRules,
): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  const answers = await Promise.allSettled(kinds.map((kind) => isOfKind(file, kind)));
  const isReadable = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  if (!isReadable) return 'kind';
  return file.size > largest ? 'size' : null;
}
