import { useState } from 'react';

export type Parts = {
  /** Where the part that is shown begins; undefined at the first. */
  cursor: string | undefined;
  turnBack: () => void;
  turnTo: (cursor: string) => void;
  startAnew: () => void;
};

/** Turns over the parts of a list, which knows the way on only from part to part. */
export function useParts(): Parts {
  /** Those that were turned over, the present one last. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    turnBack: () => setCursors(cursors.slice(0, -1)),
    turnTo: (cursor) => setCursors([...cursors, cursor]),
    startAnew: () => setCursors([]),
  };
}
