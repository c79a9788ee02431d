import { beginsWith, type FileStart } from '@/shared/files';

/** A kind of file that a field takes. */
export type FileKind = {
  /** As people call it: «JPG». */
  name: string;
  /** Its media types, as browsers name them. */
  types: readonly string[];
  /** What its files begin with: then their content decides, not their name. */
  start?: FileStart;
};

export type FileRules = {
  kinds: readonly FileKind[];
  /** Of one file, in bytes. */
  largest: number;
};

export type FileFault = 'empty' | 'kind' | 'size';

async function isOfKind(file: File, { types, start }: FileKind): Promise<boolean> {
  return start ? beginsWith(file, [start]) : types.includes(file.type);
}

/** Why a field does not take a file, or null where it does. One that cannot be read is of no kind. */
export async function fileFault(
  file: File,
  { kinds, largest }: FileRules,
): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  const answers = await Promise.allSettled(kinds.map((kind) => isOfKind(file, kind)));
  const isTaken = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  if (!isTaken) return 'kind';
  return file.size > largest ? 'size' : null;
}
