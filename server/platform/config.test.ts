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
    ['TONADA_PUBLIC_URL', 'tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'https://tonada.example.com/app'],
    ['TONADA_PUBLIC_URL', 'https://tonada.example.com?a'],
    ['TONADA_PUBLIC_URL', 'https://user:secret@tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'ftp://tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'javascript:alert(1)'],
    ['TONADA_PUBLIC_URL', 'https:tonada'],
    ['TONADA_DATADIR', '/srv/tonada'],
    ['TONADA_SMTP_URL', 'mail.example.com'],
    ['TONADA_SMTP_URL', 'http://mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://'],
    ['TONADA_SMTP_URL', 'smtp://user@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://user:100%@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://user:%FF@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://mail.example.com/?tls.rejectUnauthorized=false'],
    ['TONADA_MAIL_FROM', 'Tonada'],
    ['TONADA_MAIL_FROM', 'a@example.com, b@example.com'],
    ['TONADA_MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(SettingError);
    expect(load).toThrow(new RegExp(`^${name}\\b[^\\n]+$`));
  });

  it.each([
    ['https://tonada.example.com', 'https://tonada.example.com'],
    ['https://Tonada.example.com:443/', 'https://tonada.example.com'],
    ['http://192.0.2.7:8080', 'http://192.0.2.7:8080'],
  ])('reads the address of the site from %s', (value, publicUrl) => {
    expect(loadConfig({ TONADA_PUBLIC_URL: value })).toMatchObject({ publicUrl });
  });

  it.each(['DATABASE_URL', 'TONADA_SMTP_URL', 'TONADA_PUBLIC_URL'])(
    'does not repeat a password in %s',
    (name) => {
      const load = () => loadConfig({ [name]: 'http://user:hunter2@host' });
      expect(load).toThrow(SettingError);
      expect(load).not.toThrow('hunter2');
    },
  );

  it('asks for a sender where there is a mail server', () => {
    const server = { TONADA_SMTP_URL: 'smtps://tonada:p%40ss@mail.example.com' };
    expect(() => loadConfig(server)).toThrow(/^TONADA_MAIL_FROM\b/);
    const sender = 'Tonada <no-reply@example.com>';
    expect(loadConfig({ ...server, TONADA_MAIL_FROM: sender })).toMatchObject({
      smtpUrl: server.TONADA_SMTP_URL,
      mailFrom: sender,
    });
  });
});
