/** A track, or a list whose tracks are read when it is added; null if that fails. */
export type Addable = { title: string } & (
  | { id: string }
  | { readIds: () => Promise<readonly string[] | null> }
);
