import { expect, it } from 'vitest';
import { scriptOnCopy } from './testing/script-on-copy.ts';

/** `npm run figures`. */
const { run: figures } = scriptOnCopy('figures.ts');

it.each([[[]], [['--rebild']]])('%j prints the usage', async (args) => {
  expect(await figures(...args)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run figures -- --rebuild counts') as string,
  });
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
