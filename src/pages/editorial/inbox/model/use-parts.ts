import { useSearchParams } from 'react-router-dom';

export type Parts = {
  /** Where the part that is shown begins; undefined at the first. */
  cursor: string | undefined;
  turnBack: () => void;
  turnTo: (cursor: string) => void;
};

/**
 * Turns over the parts of a list, which knows the way on only from part to part: those that were turned over stand in the
 * address as the list's page, so that a reload stays where it was and another filter begins anew.
 */
export function useParts(list: string): Parts {
  const [params, setParams] = useSearchParams();
  const page = `${list}-page`;
  const cursors = params.getAll(page);
  const turn = (next: readonly string[]) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete(page);
        for (const cursor of next) changed.append(page, cursor);
        return changed;
      },
      { preventScrollReset: true },
    );
  return {
    cursor: cursors.at(-1),
    turnBack: () => turn(cursors.slice(0, -1)),
    turnTo: (cursor) => turn([...cursors, cursor]),
  };
}
