import type pg from 'pg';

/** Statements that a connection keeps parsed and planned. */
const mostStatements = 400;

/** The connection below a client as far as closing a statement needs it; the types leave it out. */
type Connection = {
  close: (statement: { type: 'S'; name: string }) => void;
  sync: () => void;
  parsedStatements: Record<string, string>;
};

export type NamedStatements = {
  /**
   * The name of a statement on this connection. `evicted` is one that has to be closed for it, used
   * longest ago: a list of varying length makes ever new texts.
   */
  nameOf: (text: string) => { name: string; evicted?: string };
};

/** Names the statements of one connection; a name is never given twice. */
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
 * Closes a statement, in its turn after what was asked for before. Unlike the command `deallocate` it
 * neither fails nor ends a transaction where the statement was never parsed.
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
    // The connection is gone, and the statement with it.
    handleError: () => closing.callback(),
  };
  return closing;
}
