/** In the order in which to fix them (`locales/README.md`). */
export const problemKinds = [
  ...(['name', 'malformed', 'placeholder', 'plural', 'forbidden', 'extra'] as const),
  ...(['missing', 'empty', 'untranslated', 'unused', 'note'] as const),
];

export type ProblemKind = (typeof problemKinds)[number];

export type Problem = {
  kind: ProblemKind;
  file: string;
  /** From 1; for a missing text, the line after which it belongs. */
  line: number;
  /** Groups and key, joined by dots. */
  key?: string;
  /** The fault and its remedy. */
  message: string;
  /** 1 unless a whole file is missing. */
  texts?: number;
};

/** These texts show in Spanish. */
const unfinished: ReadonlySet<ProblemKind> = new Set(['missing', 'empty', 'untranslated']);

/** Unfinished texts fail only in Spanish. */
export function isFailure(language: string, { kind }: Problem): boolean {
  return language === 'es' || !unfinished.has(kind);
}
