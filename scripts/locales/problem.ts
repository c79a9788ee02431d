/** In the order in which a translator fixes them (`locales/README.md`). */
export const problemKinds = [
  ...(['name', 'malformed', 'placeholder', 'plural', 'forbidden', 'extra'] as const),
  ...(['missing', 'empty', 'untranslated', 'unused', 'note'] as const),
];

export type ProblemKind = (typeof problemKinds)[number];

export type Problem = {
  kind: ProblemKind;
  /** Relative to the project, with forward slashes. */
  file: string;
  /** From 1; for a missing text, the line after which it belongs. */
  line: number;
  /** The text's groups and key, joined by dots. */
  key?: string;
  /** The fault and its remedy, in a sentence. */
  message: string;
  /** Number of texts concerned: 1 unless a whole file is missing. */
  texts?: number;
};

/** An unfinished language is no failure: these texts show in Spanish. */
const unfinished: ReadonlySet<ProblemKind> = new Set(['missing', 'empty', 'untranslated']);

/**
 * Whether a problem fails the checks: every one of Spanish, and faults other than unfinished
 * texts elsewhere.
 */
export function isFailure(language: string, { kind }: Problem): boolean {
  return language === 'es' || !unfinished.has(kind);
}
