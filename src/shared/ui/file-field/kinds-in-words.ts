import type { FileKind } from '@/shared/files';

/** Kinds of file as one says them: «JPG, PNG o WebP». */
export const kindsInWords = (kinds: readonly FileKind[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(kinds.map(({ name }) => name));
