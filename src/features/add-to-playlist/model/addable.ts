/** A track, or a list whose tracks are read when it is added; null if that fails. */
export type Addable = {
  title: string;
  /**
   * Of a new playlist that begins with it.
   * @default title
   */
  suggestedName?: string | undefined;
} & ({ id: string } | { readIds: () => Promise<readonly string[] | null> });
