/** A track, or a list whose tracks are read when it is added; null if that fails. */
export type Addable = {
  /** A new playlist that begins with it gets the same. */
  title: string;
} & (
  | { id: string }
  | {
      readIds: () => Promise<readonly string[] | null>;
      /** How many tracks were chosen by hand, which have no title: it is then that of the first. */
      chosen?: number;
    }
);
