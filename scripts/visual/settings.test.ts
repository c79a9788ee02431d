import { expect, it } from 'vitest';
import { readSettings, UsageError } from './settings.ts';

it('photographs both themes at two widths, from the store where it can', () => {
  expect(readSettings(['--base', 'main'])).toMatchObject({
    base: 'main',
    themes: ['dark', 'light'],
    widths: [1440, 390],
    only: undefined,
    isCached: true,
  });
});

it('takes what the command line says', () => {
  const args = [
    '--base=v1',
    '--only',
    'kit/actions|player',
    '--themes',
    'light',
    '--widths',
    '320, 768',
  ];
  const settings = readSettings([...args, '--no-cache', '--pages', '1']);
  expect(settings).toMatchObject({
    themes: ['light'],
    widths: [320, 768],
    isCached: false,
    pages: 1,
  });
  expect(settings !== 'help' && settings.only?.test('Kit/Actions/Button')).toBe(true);
});

it('explains itself', () => {
  expect(readSettings(['--help'])).toBe('help');
});

it.each([
  [[], '--base main'],
  [['--base', ''], '--base main'],
  [['--base', 'main', '--colour', 'red'], '--colour'],
  [['--base', 'main', 'Kit'], 'Kit'],
  [['--base', 'main', '--themes', 'sepia'], 'No such theme: sepia'],
  [['--base', 'main', '--widths', 'wide'], '"wide" is no width'],
  [['--base', 'main', '--widths', '1440,'], '"" is no width'],
  [['--base', 'main', '--widths', '20'], '240 to 3840'],
  [['--base', 'main', '--only', '('], 'no regular expression'],
  [['--base', 'main', '--pages', '0'], 'from 1 to 16'],
])('refuses %o and says why', (args, message) => {
  expect(() => readSettings(args)).toThrow(UsageError);
  expect(() => readSettings(args)).toThrow(message);
});
