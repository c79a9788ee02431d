import { listFormat } from './formatters';

/** `Lia y Nora` */
export const formatList = (names: readonly string[], language: string): string =>
  listFormat(language, {}).format(names);

/** `JPG, PNG o WebP` */
export const formatChoices = (names: readonly string[], language: string): string =>
  listFormat(language, { type: 'disjunction' }).format(names);
