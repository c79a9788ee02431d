import { expect, it } from 'vitest';
import { readChromaticSettings } from './chromatic-settings.ts';

it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }, { CHROMATIC_PROJECT_TOKEN: ' ' }])(
  'says where the token comes from when the environment has none: %o',
  (env) => {
    const settings = readChromaticSettings(env);
    expect(settings).toMatchObject({ problem: expect.stringContaining('CHROMATIC_PROJECT_TOKEN') });
  },
);

it.each([
  [undefined, { minutes: 20 }],
  ['5', { minutes: 5 }],
  ['0', { problem: expect.stringContaining('"0"') }],
  ['soon', { problem: expect.stringContaining('"soon"') }],
])('gives each step so many minutes: %s', (minutes, expected) => {
  const env = { CHROMATIC_PROJECT_TOKEN: 'chpt_example', CHROMATIC_MINUTES: minutes };
  expect(readChromaticSettings(env)).toEqual(expected);
});
