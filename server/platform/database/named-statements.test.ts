import { sql } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { nameStatements } from './named-statements.ts';

const tonada = await startTestApp();
const { db } = tonada;
afterAll(() => tonada.close());

type Session = Pick<typeof db, 'execute'>;

/** A statement with a unique text. */
const ask = async (session: Session, text: number) => {
  const { rows } = await session.execute<{ answer: number }>(
    sql`select ${text}::int as answer ${sql.raw(`/* ${text} */`)}`,
  );
  return rows[0]?.answer;
};

const countParsed = async (session: Session) => {
  const { rows } = await session.execute<{ parsed: number }>(
    sql`select count(*)::int as parsed from pg_prepared_statements where name ~ '^s[0-9]+$'`,
  );
  return rows[0]?.parsed ?? 0;
};

describe('the statements of a connection', () => {
  it('stay parsed up to a limit, in a transaction too', async () => {
    await db.transaction(async (tx) => {
      for (let text = 0; text < 900; text += 1) expect(await ask(tx, text)).toBe(text);
      const parsed = await countParsed(tx);
      expect([parsed > 300, parsed <= 400]).toEqual([true, true]);
      // Evicted meanwhile, so it is parsed again.
      expect(await ask(tx, 3)).toBe(3);
    });
  });

  it('that were never parsed are closed without harm to a transaction', async () => {
    await expect(db.execute(sql`select ${1}::int from nowhere_at_all`)).rejects.toThrow(
      'nowhere_at_all',
    );
    const answers = await db.transaction(async (tx) => {
      const found: unknown[] = [];
      for (let text = 1000; text < 1450; text += 1) found.push(await ask(tx, text));
      return found;
    });
    expect(answers).toHaveLength(450);
    expect(answers.at(-1)).toBe(1449);
  });

  it('are answered for simultaneous calls', async () => {
    const texts = Array.from({ length: 500 }, (_, index) => 2000 + index);
    expect(await Promise.all(texts.map((text) => ask(db, text)))).toEqual(texts);
  });
});

it('closes the least recently used one, and gives each name once', () => {
  const { getName } = nameStatements(2);
  const [a, b] = [getName('a'), getName('b')];
  expect([a, b, getName('a')]).toEqual([{ name: 's1' }, { name: 's2' }, { name: 's1' }]);
  expect(getName('c')).toEqual({ name: 's3', evicted: 's2' });
  expect(getName('b')).toEqual({ name: 's4', evicted: 's1' });
});
