import { expect, it } from 'vitest';
import { readSettings, UsageError } from './settings.ts';

it.each([
  [[], { themes: ['dark', 'light'], widths: [1440, 390], cache: true }],
  [['--only', 'kit/actions|player'], { only: /kit\/actions|player/i }],
  [['--themes', 'light', '--widths', '320, 768'], { themes: ['light'], widths: [320, 768] }],
  [['--no-cache', '--pages', '1'], { cache: false, pages: 1 }],
])('reads %o from the command line', (args, settings) => {
  expect(readSettings(['--base=v1', ...args])).toMatchObject({ base: 'v1', ...settings });
});

it('explains itself', () => {
  expect(readSettings(['--help'])).toBe('help');
});

it.each([
  [[], '--base main'],
  [['--base', ''], '--base main'],
  [['--base', 'main', '--colour', 'red'], '--colour'],
  [['--base', 'main', 'Kit'], 'Kit'],
  [['--base', 'main', '--themes', 'sepia'], /expected one of "dark"\|"light".*\n.*themes/],
  [['--base', 'main', '--widths', 'wide'], /whole number from 240 to 3840\n.*widths/],
  [['--base', 'main', '--widths', '1440,'], /240 to 3840/],
  [['--base', 'main', '--widths', '20'], /240 to 3840/],
  [['--base', 'main', '--only', '('], 'no regular expression'],
  [['--base', 'main', '--pages', '0'], /from 1 to 16\n.*pages/],
])('refuses %o and says why', (args, message) => {
  expect(() => readSettings(args)).toThrow(UsageError);
  expect(() => readSettings(args)).toThrow(message);
});
