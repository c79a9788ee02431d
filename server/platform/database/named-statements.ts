import type pg from 'pg';

const mostStatements = 400;

type Connection = {
  close: (statement: { type: 'S'; name: string }) => void;
  sync: () => void;
  parsedStatements: Record<string, string>;
};

export type NamedStatements = {
  /** `evicted` is the least recently used statement, to be closed. */
  getName: (text: string) => { name: string; evicted?: string };
};

export function nameStatements(most = mostStatements): NamedStatements {
  const names = new Map<string, string>();
  let given = 0;
  return {
    getName(text) {
      const known = names.get(text);
      const name = known ?? `s${(given += 1)}`;
      names.delete(text);
      names.set(text, name);
      const [oldest] = names;
      if (names.size <= most || oldest === undefined) return { name };
      names.delete(oldest[0]);
      return { name, evicted: oldest[1] };
    },
  };
}

/** Unlike `deallocate` it never fails. */
export function closeStatement(name: string): pg.Submittable {
  const closing = {
    callback: () => {},
    submit(connection: unknown) {
      const { parsedStatements } = connection as Connection;
      delete parsedStatements[name];
      (connection as Connection).close({ type: 'S', name });
      (connection as Connection).sync();
    },
    handleReadyForQuery: () => closing.callback(),
    handleError: () => closing.callback(),
  };
  return closing;
}
