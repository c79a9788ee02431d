import { describe, expect, it } from 'vitest';
import { loadConfig, SettingError } from './config.ts';

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    expect(loadConfig({ PATH: '/bin' })).toMatchObject({
      port: 3001,
      host: 'localhost',
      databaseUrl: undefined,
      demo: true,
      rendersAhead: true,
      mediaSecret: undefined,
      metricsToken: undefined,
      fieldFigures: true,
      trustedProxies: ['loopback'],
    });
  });

  it('treats an empty variable as absent', () => {
    expect(loadConfig({ PORT: ' ', TONADA_DEMO: '' })).toMatchObject({ port: 3001, demo: true });
  });

  it.each(['TONADA', 'TONADA_WEB'])(
    'starts beside a service of Kubernetes that is called %s',
    (name) => {
      const env = {
        [`${name}_PORT`]: 'tcp://10.0.0.7:3001',
        [`${name}_SERVICE_HOST`]: '10.0.0.7',
        [`${name}_SERVICE_PORT`]: '3001',
        [`${name}_SERVICE_PORT_HTTP`]: '3001',
        [`${name}_PORT_3001_TCP`]: 'tcp://10.0.0.7:3001',
        [`${name}_PORT_3001_TCP_ADDR`]: '10.0.0.7',
        [`${name}_PORT_3001_TCP_PORT`]: '3001',
        [`${name}_PORT_3001_TCP_PROTO`]: 'tcp',
      };
      expect(loadConfig(env).port).toBe(3001);
      expect(() => loadConfig({ ...env, TONADA_DEMOS: 'off' })).toThrow(/^TONADA_DEMOS is not/);
      expect(() => loadConfig({ TONADA_PORT: '3002' })).toThrow(/^TONADA_PORT is not/);
    },
  );

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3001x'],
    ['PORT', '-1'],
    ['TONADA_DATABASE_CONNECTIONS', '1'],
    ['TONADA_JOB_CONNECTIONS', 'many'],
    ['DATABASE_URL', 'mysql://localhost/tonada'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_OWNER_URL', 'postgres://owner@localhost/tonada'],
    ['TONADA_DEMO', 'yes'],
    ['TONADA_LOG_LEVEL', 'loud'],
    ['TONADA_STORE', 's3://'],
    ['TONADA_STORE', 's3://Music'],
    ['TONADA_STORE', 's3://music/../other'],
    ['TONADA_STORE', 's3://key:secret@music'],
    ['TONADA_STORE', 'https://music.s3.amazonaws.com'],
    ['TONADA_STORE', 'folder:files'],
    ['TONADA_STORE', 's3://music?versions'],
    ['TONADA_STORE_REGION', 'eu-west-1'],
    ['TONADA_STORE_SECRET', 'without a store'],
    ['TONADA_STUDENT_DOMAINS', 'ana@uni.example'],
    ['TONADA_STUDENT_DOMAINS', 'uni.example,*.edu'],
    ['TONADA_STUDENT_DOMAINS', 'edu'],
    ['TONADA_STUDENT_DOMAINS', 'https://uni.example'],
    ['TONADA_OIDC_ISSUER', 'http://id.example.com'],
    ['TONADA_OIDC_ISSUER', 'https://id.example.com'],
    ['TONADA_OIDC_NAME', 'without an issuer'],
    ['TONADA_TAKE_BACK_SECONDS', '-1'],
    ['TONADA_TAKE_BACK_SECONDS', '601'],
    ['TONADA_TAKE_BACK_SECONDS', 'soon'],
    ['TONADA_RENDER_AHEAD', 'later'],
    ['TONADA_OFFLINE', 'sometimes'],
    ['TONADA_FIELD_FIGURES', 'some'],
    ['TONADA_MUSIC', 'music'],
    ['TONADA_MUSIC', '/srv/music:/srv/music'],
    ['TONADA_MUSIC', '/srv/music:/srv/music/jazz/'],
    ['TONADA_MUSIC', '/'],
    ['TONADA_MUSIC_MINUTES', '0'],
    ['TONADA_MUSIC_MINUTES', '1441'],
    ['TONADA_MEDIA_SECRET', 'short'],
    ['TONADA_PUBLIC_URL', 'tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'https://tonada.example.com/app'],
    ['TONADA_PUBLIC_URL', 'https://tonada.example.com?a'],
    ['TONADA_PUBLIC_URL', 'https://user:secret@tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'ftp://tonada.example.com'],
    ['TONADA_PUBLIC_URL', 'javascript:alert(1)'],
    ['TONADA_PUBLIC_URL', 'https:tonada'],
    ['TONADA_RELEASES_URL', 'http://releases.example.com/list'],
    ['TONADA_RELEASES_URL', 'https://key@releases.example.com/list'],
    ['TONADA_RELEASES_URL', 'releases'],
    ['TONADA_TRACES_URL', '10.1.0.20:4318'],
    ['TONADA_TRACES_URL', 'grpc://10.1.0.20:4317'],
    ['TONADA_TRACES_URL', 'https://key:secret@traces.example.com'],
    ['TONADA_DATADIR', '/srv/tonada'],
    ['TONADA_SMTP_URL', 'mail.example.com'],
    ['TONADA_SMTP_URL', 'http://mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://'],
    ['TONADA_SMTP_URL', 'smtp://user@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://user:100%@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://user:%FF@mail.example.com'],
    ['TONADA_SMTP_URL', 'smtp://mail.example.com/?tls.rejectUnauthorized=false'],
    ['TONADA_TRUSTED_PROXIES', 'proxy.example.com'],
    ['TONADA_TRUSTED_PROXIES', '10.0.0.1,'],
    ['TONADA_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TONADA_TRUSTED_PROXIES', '10.0.0.0/x'],
    ['TONADA_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TONADA_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TONADA_TRUSTED_PROXIES', '::/0'],
    ['TONADA_TRUSTED_PROXIES', 'true'],
    ['TONADA_MAIL_FROM', 'Tonada'],
    ['TONADA_MAIL_FROM', 'a@example.com, b@example.com'],
    ['TONADA_MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(SettingError);
    expect(load).toThrow(new RegExp(`^${name}\\b[^\\n]+$`));
  });

  it.each([
    [{ TONADA_OIDC_GROUPS: 'admins' }, /^TONADA_OIDC_GROUPS holds "admins"/],
    [{ TONADA_OIDC_GROUPS: 'admins=boss' }, /^TONADA_OIDC_GROUPS holds "admins=boss"/],
    [{ TONADA_OIDC_TRUST_EMAIL: 'yes' }, /^TONADA_OIDC_TRUST_EMAIL is "yes"/],
    [{ TONADA_PUBLIC_URL: '' }, /^TONADA_OIDC_ISSUER needs TONADA_PUBLIC_URL/],
  ])('refuses %j beside an identity server', (env, message) => {
    const house = {
      TONADA_OIDC_ISSUER: 'https://id.example.com/realm',
      TONADA_OIDC_CLIENT_ID: 'tonada',
      TONADA_OIDC_CLIENT_SECRET: 'secret',
      TONADA_PUBLIC_URL: 'http://localhost:3001',
    };
    expect(loadConfig(house).oidc).toMatchObject({ name: 'id.example.com', trustsEmail: false });
    expect(() => loadConfig({ ...house, ...env })).toThrow(message);
  });

  it.each([
    ['https://tonada.example.com', 'https://tonada.example.com'],
    ['https://Tonada.example.com:443/', 'https://tonada.example.com'],
    ['http://192.0.2.7:8080', 'http://192.0.2.7:8080'],
  ])('reads the address of the site from %s', (value, publicUrl) => {
    const env = { TONADA_PUBLIC_URL: value, TONADA_DEMO: 'off' };
    expect(loadConfig(env)).toMatchObject({ publicUrl });
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::', TONADA_DEMO: 'on' },
    { HOST: '192.0.2.7' },
    { TONADA_PUBLIC_URL: 'https://tonada.example.com' },
  ])('opens the demo accounts to others only on request: %j', (env) => {
    expect(() => loadConfig(env)).toThrow(/^TONADA_DEMO is on[^\n]+TONADA_DEMO=off[^\n]+=public/);
    expect(loadConfig({ ...env, TONADA_DEMO: 'off' })).toMatchObject({ demo: false });
    const isPublic = { ...env, TONADA_DEMO: 'public' };
    expect(loadConfig(isPublic)).toMatchObject({ demo: true, isDemoPublic: true });
  });

  it.each([
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { HOST: 'localhost', TONADA_PUBLIC_URL: 'http://tonada.localhost:8080' },
    { TONADA_PUBLIC_URL: 'http://[::1]:8080' },
  ])('opens the demo on this machine by default: %j', (env) => {
    expect(loadConfig(env)).toMatchObject({ demo: true, isDemoPublic: false });
  });

  it('can turn off rendering ahead', () => {
    expect(loadConfig({ TONADA_RENDER_AHEAD: 'off' })).toMatchObject({ rendersAhead: false });
  });

  it('reads the trusted proxies', () => {
    const value = ' loopback, 10.1.0.5,172.18.0.0/16,fd00:7::/64 ';
    expect(loadConfig({ TONADA_TRUSTED_PROXIES: value })).toMatchObject({
      trustedProxies: ['loopback', '10.1.0.5', '172.18.0.0/16', 'fd00:7::/64'],
    });
  });

  it('reads the payer’s account, and does not log an invalid number', () => {
    const env = {
      TONADA_PAYER_NAME: 'Tonada SL',
      TONADA_PAYER_IBAN: 'es91 2100 0418 4502 0005 1332',
    };
    expect(loadConfig(env)).toMatchObject({
      payerName: 'Tonada SL',
      payerIban: 'ES9121000418450200051332',
    });
    const wrong = () => loadConfig({ TONADA_PAYER_IBAN: 'ES9121000418450200051333' });
    expect(wrong).toThrow(/^TONADA_PAYER_IBAN\b[^\n]+$/);
    expect(wrong).not.toThrow('1333');
  });

  it.each(['DATABASE_URL', 'TONADA_SMTP_URL', 'TONADA_PUBLIC_URL'])(
    'does not repeat a password in %s',
    (name) => {
      const load = () => loadConfig({ [name]: 'http://user:hunter2@host' });
      expect(load).toThrow(SettingError);
      expect(load).not.toThrow('hunter2');
    },
  );

  it('reads the store for files, whose keys no message repeats', () => {
    const keys = { TONADA_STORE_KEY_ID: 'AKIA1', TONADA_STORE_SECRET: 'hunter2' };
    const s3 = { ...keys, TONADA_STORE: 's3://music/2026', TONADA_STORE_REGION: 'eu-west-1' };
    expect(loadConfig(s3).store).toEqual({
      kind: 's3',
      bucket: 'music',
      prefix: '2026/',
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      keyId: 'AKIA1',
      secret: 'hunter2',
    });
    const other = { ...s3, TONADA_STORE_ENDPOINT: 'http://10.0.0.7:9000/' };
    expect(loadConfig(other).store).toMatchObject({ endpoint: 'http://10.0.0.7:9000' });
    expect(loadConfig({}).store).toBeNull();
    expect(loadConfig({ ...keys, TONADA_STORE: 'folder' }).store).toBeNull();
    expect(loadConfig({ TONADA_STORE: 'folder:/srv/files' }).store).toEqual({
      kind: 'folder',
      folder: '/srv/files',
    });
    const wrongs = {
      TONADA_STORE: 's3://AKIA1:hunter2@music',
      TONADA_STORE_REGION: 'hunter2 of Europe',
      TONADA_STORE_ENDPOINT: 'https://AKIA1:hunter2@s3.example.com',
      TONADA_STORE_KEY_ID: 'hunter2 ñ',
      TONADA_STORE_SECRET: 'hunter2 ñ',
    };
    for (const [name, value] of Object.entries(wrongs)) {
      const load = () => loadConfig({ ...s3, [name]: value });
      expect(load).toThrow(new RegExp(`^${name}\\b[^\\n]+$`));
      expect(load).not.toThrow('hunter2');
    }
    expect(() => loadConfig({ ...s3, TONADA_STORE_REGION: '' })).toThrow(/^TONADA_STORE_REGION/);
    expect(() => loadConfig({ ...s3, TONADA_STORE_SECRET: '' })).toThrow(/^TONADA_STORE_SECRET/);
  });

  it('requires a sender with a mail server', () => {
    const server = { TONADA_SMTP_URL: 'smtps://tonada:p%40ss@mail.example.com' };
    expect(() => loadConfig(server)).toThrow(/^TONADA_MAIL_FROM\b/);
    const sender = 'Tonada <no-reply@example.com>';
    expect(loadConfig({ ...server, TONADA_MAIL_FROM: sender })).toMatchObject({
      smtpUrl: server.TONADA_SMTP_URL,
      mailFrom: sender,
    });
  });
});
