import { resolve } from 'node:path';
import { type DatabaseConnections, usualConnections } from './database/connections.ts';
import {
  type BackupSettings,
  backupSettings,
  readBackupSettings,
} from './backup/backup-settings.ts';
import { SettingError } from './setting-error.ts';
import { readStore, type StoreSettings, storeSettings } from './assets/store-settings.ts';
import { isOwnMachine } from './own-machine.ts';
import { readFinanceEmails, readPayerIban, readPayoutMinimum } from './money-settings.ts';
import { findLinkedNames } from './linked-services.ts';
import { readMailFrom, readSmtpUrl } from './mail-settings.ts';
import { type MusicSettings, musicSettings, readMusicSettings } from './music-settings.ts';
import { type OidcSettings, oidcSettings, readOidc } from './oidc-settings.ts';
import { readStudentDomains } from './student-domains.ts';
import { readPublicUrl } from './public-origin.ts';
import { isProxyRange, thisMachine } from './proxy-range.ts';
import { readReleasesUrl } from './releases/releases-url.ts';
import { readTracesUrl } from './traces/traces-url.ts';

export { SettingError } from './setting-error.ts';

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

export type Config = BackupSettings &
  MusicSettings & {
    port: number;
    host: string;
    /** Undefined means the embedded database in `dataDir`. */
    databaseUrl: string | undefined;
    /** The tables' owner, for migrations; undefined where `databaseUrl` is the owner. */
    ownerDatabaseUrl: string | undefined;
    connections: DatabaseConnections;
    dataDir: string;
    /** Null means the folder `assets` in `dataDir`. */
    store: StoreSettings | null;
    /** Bytes of disk reserved for the database. */
    diskFloor: number;
    /** For how long a stopping server is not ready and still answers. */
    drainSeconds: number;
    demo: boolean;
    isDemoPublic: boolean;
    rendersAhead: boolean;
    /** Whether browsers keep the application for times without a network. */
    opensOffline: boolean;
    /** Whether browsers measure how fast screens are. */
    fieldFigures: boolean;
    logLevel: LogLevel;
    mediaSecret: string | undefined;
    /** What Prometheus shows; without one nobody gets metrics. */
    metricsToken: string | undefined;
    /** Where OpenTelemetry's spans are sent; without it there are none. */
    tracesUrl: string | undefined;
    releasesUrl: string | undefined;
    /** Encrypts payout accounts; undefined means a file in `dataDir`. */
    accountKey: string | undefined;
    publicUrl: string | undefined;
    trustedProxies: string[];
    smtpUrl: string | undefined;
    mailFrom: string;
    /** As at the bank. */
    payerName: string | undefined;
    payerIban: string | undefined;
    /** On statements; `payerName` by default. */
    companyName: string | undefined;
    companyAddress: string | undefined;
    companyTaxId: string | undefined;
    financeEmails: string[];
    /** Cents below which nothing is ordered. */
    payoutMinimum: number;
    /** For how long an editor can take a decision back, before its sender reads it. */
    takeBackSeconds: number;
    /** In ASCII; an email at one of them, or below it, proves a student. */
    studentDomains: string[];
    /** Null without an identity server of the house. */
    oidc: OidcSettings | null;
  };

const logLevels: readonly LogLevel[] = [
  'silent',
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
];

const ownSettings = new Set([
  'TONADA_ACCOUNT_KEY',
  ...backupSettings,
  'TONADA_COMPANY_ADDRESS',
  'TONADA_COMPANY_NAME',
  'TONADA_COMPANY_TAX_ID',
  'TONADA_DATABASE_CONNECTIONS',
  'TONADA_DATA_DIR',
  'TONADA_DEMO',
  'TONADA_DISK_FLOOR',
  'TONADA_DRAIN_SECONDS',
  'TONADA_FIELD_FIGURES',
  'TONADA_FINANCE_EMAILS',
  'TONADA_JOB_CONNECTIONS',
  'TONADA_LOG_LEVEL',
  'TONADA_MAIL_FROM',
  'TONADA_MEDIA_SECRET',
  'TONADA_METRICS_TOKEN',
  ...musicSettings,
  'TONADA_OFFLINE',
  ...oidcSettings,
  'TONADA_PAYER_IBAN',
  'TONADA_PAYER_NAME',
  'TONADA_PAYOUT_MINIMUM',
  'TONADA_PUBLIC_URL',
  'TONADA_RELEASES_URL',
  'TONADA_RENDER_AHEAD',
  'TONADA_SMTP_URL',
  ...storeSettings,
  'TONADA_STUDENT_DOMAINS',
  'TONADA_TAKE_BACK_SECONDS',
  'TONADA_TRACES_URL',
  'TONADA_TRUSTED_PROXIES',
]);

const secretMin = 32;

const projectRoot = resolve(import.meta.dirname, '../..');

/** @throws {SettingError} for an unknown `TONADA_*` variable and for an invalid value. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  refuseUnknownSettings(env);
  const databaseUrl = readDatabaseUrl('DATABASE_URL', read('DATABASE_URL'));
  const publicUrl = readPublicUrl(read('TONADA_PUBLIC_URL'));
  const dataDir = resolve(projectRoot, read('TONADA_DATA_DIR') ?? '.data');
  const config = {
    port: readPort(read('PORT')),
    host: read('HOST') ?? 'localhost',
    databaseUrl,
    ownerDatabaseUrl: readOwnerDatabaseUrl(read('DATABASE_OWNER_URL'), read('DATABASE_URL')),
    connections: {
      people: readConnections(env, 'TONADA_DATABASE_CONNECTIONS', usualConnections.people),
      jobs: readConnections(env, 'TONADA_JOB_CONNECTIONS', usualConnections.jobs),
    },
    dataDir,
    store: readStore(read),
    diskFloor: readDiskFloor(read('TONADA_DISK_FLOOR')),
    drainSeconds: readDrain(
      read('TONADA_DRAIN_SECONDS') ?? (databaseUrl === undefined ? '0' : '5'),
    ),
    ...readDemo(read('TONADA_DEMO')),
    rendersAhead: isOn('TONADA_RENDER_AHEAD', read('TONADA_RENDER_AHEAD')),
    opensOffline: isOn('TONADA_OFFLINE', read('TONADA_OFFLINE')),
    fieldFigures: isOn('TONADA_FIELD_FIGURES', read('TONADA_FIELD_FIGURES')),
    logLevel: oneOf('TONADA_LOG_LEVEL', logLevels, read('TONADA_LOG_LEVEL') ?? 'warn'),
    mediaSecret: readSecret('TONADA_MEDIA_SECRET', read('TONADA_MEDIA_SECRET')),
    metricsToken: readSecret('TONADA_METRICS_TOKEN', read('TONADA_METRICS_TOKEN')),
    tracesUrl: readTracesUrl(read('TONADA_TRACES_URL')),
    releasesUrl: readReleasesUrl(read('TONADA_RELEASES_URL')),
    accountKey: readSecret('TONADA_ACCOUNT_KEY', read('TONADA_ACCOUNT_KEY')),
    publicUrl,
    trustedProxies: readTrustedProxies(read('TONADA_TRUSTED_PROXIES')),
    smtpUrl: readSmtpUrl(read('TONADA_SMTP_URL')),
    mailFrom: readMailFrom(read('TONADA_MAIL_FROM'), read('TONADA_SMTP_URL')),
    payerName: read('TONADA_PAYER_NAME'),
    payerIban: readPayerIban(read('TONADA_PAYER_IBAN')),
    companyName: read('TONADA_COMPANY_NAME'),
    companyAddress: read('TONADA_COMPANY_ADDRESS'),
    companyTaxId: read('TONADA_COMPANY_TAX_ID'),
    financeEmails: readFinanceEmails(read('TONADA_FINANCE_EMAILS')),
    payoutMinimum: readPayoutMinimum(read('TONADA_PAYOUT_MINIMUM')),
    ...readBackupSettings(read, { root: projectRoot, dataDir, databaseUrl }),
    ...readMusicSettings(read, { dataDir }),
    takeBackSeconds: readTakeBackSeconds(read('TONADA_TAKE_BACK_SECONDS')),
    studentDomains: readStudentDomains(read('TONADA_STUDENT_DOMAINS')),
    oidc: readOidc(read, publicUrl),
  };
  refuseOpenDemo(config);
  return config;
}

function refuseUnknownSettings(env: NodeJS.ProcessEnv) {
  const known = new Set([...ownSettings, ...findLinkedNames(env)]);
  const unknown = Object.keys(env).find((name) => name.startsWith('TONADA_') && !known.has(name));
  if (unknown !== undefined) {
    const own = [...ownSettings].join(', ');
    throw new SettingError(`${unknown} is not a setting. Remove it, or use one of: ${own}.`);
  }
}

function readDemo(value = 'on') {
  const demo = oneOf('TONADA_DEMO', ['on', 'off', 'public'], value);
  return { demo: demo !== 'off', isDemoPublic: demo === 'public' };
}

function refuseOpenDemo({ host, publicUrl, demo, isDemoPublic }: Config) {
  if (!demo || isDemoPublic) return;
  const site = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  const reached = [
    { name: 'HOST', value: host },
    { name: 'TONADA_PUBLIC_URL', value: site },
  ].find(({ value }) => value !== undefined && !isOwnMachine(value));
  if (reached === undefined) return;
  throw new SettingError(
    `TONADA_DEMO is on, and ${reached.name} ${reached.value} lets others sign in as its admin with the public password. Set TONADA_DEMO=off, or TONADA_DEMO=public if that is what you want.`,
  );
}

function readPort(value = '3001') {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65535) {
    throw new SettingError(`PORT is "${value}". Set it to a whole number from 1 to 65535.`);
  }
  return port;
}

function readDiskFloor(value = '512') {
  if (!/^\d{1,7}$/.test(value)) {
    throw new SettingError(
      `TONADA_DISK_FLOOR is "${value}". Set it to the megabytes of the disk that are kept for the database, like 512.`,
    );
  }
  return Number(value) * 1024 * 1024;
}

function readDrain(value: string) {
  if (!/^\d{1,2}$/.test(value)) {
    throw new SettingError(
      `TONADA_DRAIN_SECONDS is "${value}". Write seconds from 0 to 99, such as 5.`,
    );
  }
  return Number(value);
}

function readConnections(env: NodeJS.ProcessEnv, name: string, usual: number) {
  const value = env[name]?.trim() || String(usual);
  if (!/^([2-9]|[1-9]\d{1,2})$/.test(value)) {
    throw new SettingError(`${name} is "${value}". Set it to a whole number from 2 to 999.`);
  }
  return Number(value);
}

function readOwnerDatabaseUrl(value: string | undefined, databaseUrl: string | undefined) {
  if (value !== undefined && databaseUrl === undefined) {
    throw new SettingError(
      'DATABASE_OWNER_URL needs DATABASE_URL: the address of the same database for the role that the server runs as.',
    );
  }
  return readDatabaseUrl('DATABASE_OWNER_URL', value);
}

function readDatabaseUrl(name: string, value: string | undefined) {
  // The value holds a password.
  if (value !== undefined && !/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new SettingError(
      `${name} is not an address of PostgreSQL. Write postgres://user:password@host:5432/name, or remove it${name === 'DATABASE_URL' ? ' to use the embedded database' : ''}.`,
    );
  }
  return value;
}

function readSecret(name: string, value: string | undefined) {
  if (value !== undefined && value.length < secretMin) {
    throw new SettingError(
      `${name} is too short. Give it at least ${secretMin} characters, or remove it to have one made.`,
    );
  }
  return value;
}

function readTrustedProxies(value = thisMachine) {
  const ranges = value.split(',').map((range) => range.trim());
  const wrong = ranges.find((range) => !isProxyRange(range));
  if (wrong !== undefined) {
    throw new SettingError(
      `TONADA_TRUSTED_PROXIES holds "${wrong}". Write the addresses or ranges of your proxies with commas between them, like 10.1.0.5,172.18.0.0/16,loopback; a range of every address is refused.`,
    );
  }
  return ranges;
}

/** The page offers it for ten seconds, and the network takes some. */
function readTakeBackSeconds(value = '15'): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 600) {
    throw new SettingError(
      `TONADA_TAKE_BACK_SECONDS is "${value}". Write seconds from 0 to 600, such as 15.`,
    );
  }
  return Number(value);
}

const isOn = (name: string, value = 'on') => oneOf(name, ['on', 'off'], value) === 'on';

function oneOf<Value extends string>(name: string, allowed: readonly Value[], value: string) {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new SettingError(`${name} is "${value}". Set it to one of: ${allowed.join(', ')}.`);
  }
  return found;
}
