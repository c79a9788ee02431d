/** What can be wrong with the files of a language, in the order in which a person mends it (`locales/README.md`). */
export const problemKinds = [
  ...(['name', 'malformed', 'placeholder', 'plural', 'forbidden', 'extra'] as const),
  ...(['missing', 'empty', 'untranslated', 'unused', 'note'] as const),
];

export type ProblemKind = (typeof problemKinds)[number];

export type Problem = {
  kind: ProblemKind;
  /** Relative to the project, with forward slashes. */
  file: string;
  /** From 1; a text that is missing has the line behind which it belongs. */
  line: number;
  /** Of a text, its groups joined by dots. */
  key?: string;
  /** What is wrong and what to do, in a sentence. */
  message: string;
  /** How many texts it stands for: 1 unless a whole file is missing. */
  texts?: number;
};

/** What only means that a language is not finished: those texts show in Spanish. */
const unfinished: ReadonlySet<ProblemKind> = new Set(['missing', 'empty', 'untranslated']);

/** Whether a problem fails the project's checks: any of Spanish, and of other languages what is wrong. */
export function isFailure(language: string, { kind }: Problem): boolean {
  return language === 'es' || !unfinished.has(kind);
}
