/** What can be wrong with the files of a language, in the order in which a person mends it. */
export const problemKinds = {
  name: 'a file or folder with a name that nothing reads',
  malformed: 'not valid JSON, or not a text where one belongs',
  placeholder: 'a {{placeholder}}, tag or reference that differs from the Spanish text',
  plural: 'a form of a plural that is missing, or that the language does not have',
  forbidden: 'the brand written out, or HTML',
  extra: 'a text that Spanish does not have',
  missing: 'a text that is not there and shows in Spanish',
  empty: 'a text without words, which shows in Spanish',
  untranslated: 'the same words as in Spanish',
  unused: 'a text that no code shows',
  note: 'a note for translators that is missing or wrong',
} as const;

export type ProblemKind = keyof typeof problemKinds;

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
