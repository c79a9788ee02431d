import { expect, it } from 'vitest';
import { runQuietly } from './run-quietly.ts';

it('listens once for the end of this process, however many commands run', async () => {
  const before = process.listenerCount('exit');
  const running = Array.from({ length: 12 }, (_, at) =>
    runQuietly(process.execPath, ['--print', String(at)]),
  );
  expect(process.listenerCount('exit')).toBe(before);
  expect(await Promise.all(running)).toEqual(
    Array.from({ length: 12 }, (_, at) => ({ isClean: true, output: String(at) })),
  );
});
