import type pg from 'pg';

const mostStatements = 400;

/** The driver's types leave out what it has parsed. */
type Connection = pg.Connection & { parsedStatements: Record<string, string> };

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

/**
 * Closes a statement in the same messages that parse the one in its place, because the driver takes
 * one query at a time. Unlike `deallocate`, closing never fails.
 *
 * @param evicted the statement to close, by the name of the one to be parsed
 */
export function closeBeforeParsing(connection: pg.Connection, evicted: Map<string, string>): void {
  const parse = connection.parse.bind(connection);
  connection.parse = (statement, more) => {
    const name = evicted.get(statement.name);
    if (name !== undefined) {
      evicted.delete(statement.name);
      delete (connection as Connection).parsedStatements[name];
      connection.close({ type: 'S', name }, true);
    }
    parse(statement, more);
  };
}
