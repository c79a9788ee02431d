import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scriptOnCopy } from './testing/script-on-copy.ts';

/** `npm run figures`. */
const { folder, run: figures } = scriptOnCopy('figures.ts');

it.each([
  [[]],
  [['--rebild']],
  [['--rebuild', 'now']],
  [['--import']],
  [['--rebuild', '--import', 'a.csv']],
  [['--close']],
  [['--close', '2026-10', '--pay', '2026-10']],
])('%j prints the usage', async (args) => {
  expect(await figures(...args)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run figures -- --rebuild counts') as string,
  });
});

it('--rebuild reports how many artists were counted', async () => {
  expect(await figures('--rebuild')).toEqual({
    code: 0,
    said: 'The figures of 0 artists are counted anew.\n',
  });
});

it('--import reports what it imported, or the faulty line, and then imports nothing', async () => {
  const file = join(folder, 'before.csv');
  expect(await figures('--import', file)).toEqual({ code: 1, said: `${file} cannot be read.\n` });
  writeFileSync(file, 'artist,day,streams\nart_1,today,5\n');
  expect(await figures('--import', file)).toEqual({
    code: 1,
    said: 'Line 2, day: "today" has to be a day such as 2026-11-19.\n',
  });
  writeFileSync(file, 'artist,day,streams\nart_1,2026-11-01,5\n');
  expect(await figures('--import', file)).toEqual({ code: 1, said: 'There is no artist art_1.\n' });
});

// Proves payments: Closed and ordered by an operator
it('--close and --pay report what was done with a month, or why nothing', async () => {
  expect(await figures('--close', 'octubre')).toEqual({
    code: 1,
    said: '"octubre" is no month such as 2026-10.\n',
  });
  expect(await figures('--pay', '2025-01')).toEqual({ code: 1, said: '2025-01 is not closed.\n' });
  expect(await figures('--close', '2025-01')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^2025-01: plays screened\n(2025-01: .+\n)+2025-01: sums of listeners read\n(2025-01: .+\n)+2025-01 is closed\.\n$/,
    ),
  });
  expect(await figures('--close', '2025-01')).toEqual({
    code: 1,
    said: '2025-01 is closed already.\n',
  });
  expect(await figures('--pay', '2025-01')).toEqual({
    code: 1,
    said: 'Nothing of 2025-01 can be ordered.\n',
  });
});
