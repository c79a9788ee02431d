/** Databases of a server with many connections, where a long statement holds up nobody else. */
const shared = new WeakSet<object>();

export function markShared<Database extends object>(db: Database): Database {
  shared.add(db);
  return db;
}

/** False for the embedded engine, whose one connection takes one statement after the other. */
export const isShared = (db: object): boolean => shared.has(db);
