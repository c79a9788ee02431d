import pg from 'pg';

type Statement = string | { text?: string };

const getText = (statement: Statement) =>
  typeof statement === 'string' ? statement : (statement.text ?? '');

/** Fails the nth statement of the work, from 1; beginnings and rollbacks do not count. */
export async function failStatement<Result>(
  nth: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let left = nth;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const failing = function failing(this: pg.Client, ...parameters: unknown[]) {
    const text = getText(parameters[0] as Statement);
    const isCounted = text !== '' && !/^(begin|rollback)/.test(text);
    if (isCounted) left -= 1;
    if (!isCounted || left !== 0) return Reflect.apply(query, this, parameters);
    // Of a class after which the connection stays open.
    const failure = new pg.DatabaseError('broken by the test', 0, 'error');
    failure.code = '42P01';
    return Promise.reject(failure);
  };
  Object.assign(pg.Client.prototype, { query: failing });
  try {
    return await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
}
