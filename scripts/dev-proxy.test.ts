import { loadConfigFromFile } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['3901', 'http://localhost:3901'],
  ['', 'http://localhost:3001'],
])('with PORT "%s" the page in development calls the API at %s', async (port, origin) => {
  vi.stubEnv('PORT', port);
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    'vite.config.ts',
    undefined,
    'silent',
    undefined,
    'native',
  );
  expect(loaded?.config.server?.proxy?.['/api']).toBe(origin);
});
