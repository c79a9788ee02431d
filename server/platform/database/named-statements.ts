import pg from 'pg';

const mostStatements = 400;

type QueryConfig = { text: string; name?: string };

/**
 * A client that names each parametrised statement, so that the server parses and plans it once.
 * The names are kept per process and bounded, for a list of varying length makes ever new texts.
 */
export class NamingClient extends pg.Client {
  // The driver declares `query` by ten overloads that no override can repeat; it passes through.
  override query = ((config: unknown, ...rest: unknown[]) => {
    if (isQueryConfig(config) && config.name === undefined && Array.isArray(rest[0])) {
      const name = nameOf(config.text);
      if (name !== undefined) return this.#query({ ...config, name }, ...rest);
    }
    return this.#query(config, ...rest);
  }) as pg.Client['query'];

  #query(...parameters: unknown[]): unknown {
    // oxlint-disable-next-line typescript/unbound-method -- it is given its `this` right here
    return Reflect.apply(pg.Client.prototype.query, this, parameters);
  }
}

const names = new Map<string, string>();

function nameOf(text: string) {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostStatements) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

function isQueryConfig(config: unknown): config is QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config;
}
