import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { openMediaKeys, rotateMediaKeys } from './stored-media-keys.repository.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());
const { db, clock } = tonada;

const minutes = (count: number) => count * 60_000;

// Proves releases: Keys of all servers
it('is shared by all servers of a database, whatever their own first secrets', async () => {
  const [one, other] = [
    await openMediaKeys({ db, clock }, 'the secret of the first folder'),
    await openMediaKeys({ db, clock }, 'the secret of another folder'),
  ];
  const signature = one.keys.sign('a path');
  expect(signature).toMatch(/^k0\.[\w-]{22}$/);
  expect(other.keys.isSigned('a path', signature)).toBe(true);
  expect(other.keys.isSigned('another path', signature)).toBe(false);
  one.close();
  other.close();
});

// Proves releases: Another key
// Proves security: V11.2 Implementation
it('signs once all servers know it, and is accepted until its addresses have expired', async () => {
  const { keys, read, close } = await openMediaKeys({ db, clock }, 'never used');
  clock.advance(minutes(5));
  const before = keys.sign('a path');
  const id = await rotateMediaKeys(db, clock());
  await read();
  expect(keys.sign('a path')).toBe(before);
  clock.advance(minutes(2));
  const after = keys.sign('a path');
  expect(after.startsWith(`${id}.`)).toBe(true);
  expect([before, after].map((each) => keys.isSigned('a path', each))).toEqual([true, true]);
  clock.advance(minutes(14 * 60));
  expect([before, after].map((each) => keys.isSigned('a path', each))).toEqual([false, true]);
  close();
});
