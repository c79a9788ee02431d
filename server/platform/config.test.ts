import { describe, expect, it } from 'vitest';
import { loadConfig, SettingError } from './config.ts';

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    expect(loadConfig({ PATH: '/bin' })).toMatchObject({
      port: 3001,
      host: 'localhost',
      databaseUrl: undefined,
      demo: true,
      mediaSecret: undefined,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: ' ', TONADA_DEMO: '' })).toMatchObject({ port: 3001, demo: true });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3001x'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/tonada'],
    ['DATABASE_URL', 'nonsense'],
    ['TONADA_DEMO', 'yes'],
    ['TONADA_LOG_LEVEL', 'loud'],
    ['TONADA_MEDIA_SECRET', 'short'],
    ['TONADA_DATADIR', '/srv/tonada'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(SettingError);
    expect(load).toThrow(new RegExp(`^${name}\\b[^\\n]+$`));
  });

  it('does not repeat a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'http://user:hunter2@host' })).not.toThrow('hunter2');
  });
});
