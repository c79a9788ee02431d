import { useSearchParams } from 'react-router-dom';

export type Parts = {
  /** Start of the shown part; undefined at the first. */
  cursor: string | undefined;
  turnBack: () => void;
  turnTo: (cursor: string) => void;
};

/**
 * Pages through a cursor list. The cursors of previous parts are kept in the address as the
 * list's page, so that a reload stays and another filter starts over.
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
