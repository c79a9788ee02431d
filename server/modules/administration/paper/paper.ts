type PaperFact = readonly [name: string, value: string];

export type PaperTable = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  /** Instead of rows. */
  empty: string;
};

/** A statement in words, ready to be drawn. */
export type Paper = {
  language: string;
  issuedAt: string;
  title: string;
  period: string;
  number: string;
  parties: readonly { role: string; facts: readonly PaperFact[] }[];
  facts: readonly PaperFact[];
  sums: readonly PaperFact[];
  tables: readonly PaperTable[];
  foot: readonly string[];
  /** With `{{page}}` and `{{pages}}`. */
  page: string;
};
