import type pg from 'pg';

/** Prepared statements per connection. */
const mostStatements = 400;

/** What closing a statement needs of a connection; the types omit it. */
type Connection = {
  close: (statement: { type: 'S'; name: string }) => void;
  sync: () => void;
  parsedStatements: Record<string, string>;
};

export type NamedStatements = {
  /**
   * The name of a statement on this connection. `evicted` is the least recently used one, to be
   * closed: lists of varying length create ever new texts.
   */
  nameOf: (text: string) => { name: string; evicted?: string };
};

/** Names the statements of one connection; names are never reused. */
export function nameStatements(most = mostStatements): NamedStatements {
  const names = new Map<string, string>();
  let given = 0;
  return {
    nameOf(text) {
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
 * Closes a statement after the pending queries. Unlike `deallocate` it neither fails nor aborts a
 * transaction when the statement was never parsed.
 */
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
    // The statement is gone with the connection.
    handleError: () => closing.callback(),
  };
  return closing;
}
