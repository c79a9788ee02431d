import pg from 'pg';
import { closeBeforeParsing, nameStatements } from './named-statements.ts';
import { currentTrace } from '../traces/current-trace.ts';
import { getStatementLimit } from './statement-limit.ts';

type QueryConfig = { text: string; name?: string; query_timeout?: number };

export type ClientConfig = pg.ClientConfig & {
  /** In milliseconds; defaults to `query_timeout`. */
  longestStatement?: () => number;
};
type Callback = (error: unknown, ...answer: unknown[]) => void;

/**
 * Plans parametrised statements once. A connection that breaks in a transaction fails only that
 * transaction.
 */
export class DatabaseClient extends pg.Client {
  readonly #statements = nameStatements();
  /** The evicted statement by the name of the one that takes its place. */
  readonly #evicted = new Map<string, string>();
  readonly #longestStatement: ClientConfig['longestStatement'];

  constructor(config?: ClientConfig) {
    super(config);
    this.#longestStatement = config?.longestStatement;
    closeBeforeParsing(this.connection, this.#evicted);
    // The caller gets the error anyway.
    this.on('error', () => {});
  }

  override query = ((query: unknown, ...rest: unknown[]) => {
    const longest = Math.min(this.#longestStatement?.() ?? Infinity, getStatementLimit());
    const isLimited = isQueryConfig(query) && longest < Infinity;
    const config = isLimited ? { ...query, query_timeout: longest } : query;
    if (isQueryConfig(config) && config.name === undefined && Array.isArray(rest[0])) {
      const { name, evicted } = this.#statements.getName(config.text);
      if (evicted !== undefined) this.#evicted.set(name, evicted);
      return this.#query({ ...config, name }, ...rest);
    }
    return this.#query(config, ...rest);
  }) as pg.Client['query'];

  #query(...parameters: unknown[]): unknown {
    const last = parameters.at(-1);
    const endTrace = currentTrace.getStore()?.startStatement(toText(parameters[0]));
    if (isCallback(last)) {
      const callback: Callback = (error, ...answer) => {
        this.#leaveAfterTimeout(error);
        last(error, ...answer);
      };
      parameters.splice(-1, 1, callback);
    }
    // oxlint-disable-next-line typescript/unbound-method -- it is given its `this` right here
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, parameters);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => this.#leaveAfterTimeout(error));
      if (endTrace)
        answer.then(
          () => endTrace(false),
          () => endTrace(true),
        );
    }
    return answer;
  }

  /** The driver would reuse the connection with its open transaction. */
  #leaveAfterTimeout(error: unknown) {
    if (error instanceof Error && /^Query read timeout$/.test(error.message)) {
      this.connection.stream.destroy();
    }
  }
}

function isQueryConfig(config: unknown): config is QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config;
}

const toText = (query: unknown) => (isQueryConfig(query) ? query.text : String(query));

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
