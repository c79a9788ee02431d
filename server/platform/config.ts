import { resolve } from 'node:path';

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

export type Config = {
  port: number;
  host: string;
  /** Address of a PostgreSQL server; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute path of the folder that holds everything the server keeps. */
  dataDir: string;
  demo: boolean;
  /** From `info` on each answered request is a line; by default only what went wrong is. */
  logLevel: LogLevel;
  /** Secret of signed media addresses; undefined means one kept in the data folder. */
  mediaSecret: string | undefined;
};

/** A setting that cannot be used. The message names the setting and says what to do, in one line. */
export class SettingError extends Error {
  override name = 'SettingError';
}

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
  'TONADA_DATA_DIR',
  'TONADA_DEMO',
  'TONADA_LOG_LEVEL',
  'TONADA_MEDIA_SECRET',
]);

const mediaSecretMin = 32;
const projectRoot = resolve(import.meta.dirname, '../..');

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 *
 * @throws {SettingError} for an unknown `TONADA_*` variable and for a value out of its range.
 */
export function loadConfig(env: Environment): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  refuseUnknownSettings(env);
  return {
    port: readPort(read('PORT')),
    host: read('HOST') ?? 'localhost',
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    dataDir: resolve(projectRoot, read('TONADA_DATA_DIR') ?? '.data'),
    demo: oneOf('TONADA_DEMO', ['on', 'off'], read('TONADA_DEMO') ?? 'on') === 'on',
    logLevel: oneOf('TONADA_LOG_LEVEL', logLevels, read('TONADA_LOG_LEVEL') ?? 'warn'),
    mediaSecret: readMediaSecret(read('TONADA_MEDIA_SECRET')),
  };
}

function refuseUnknownSettings(env: Environment) {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('TONADA_') && !ownSettings.has(name),
  );
  if (unknown !== undefined) {
    const known = [...ownSettings].join(', ');
    throw new SettingError(`${unknown} is not a setting. Remove it, or use one of: ${known}.`);
  }
}

function readPort(value = '3001') {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65535) {
    throw new SettingError(`PORT is "${value}". Set it to a whole number from 1 to 65535.`);
  }
  return port;
}

function readDatabaseUrl(value: string | undefined) {
  // The value holds a password, so the message does not repeat it.
  if (value !== undefined && !/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new SettingError(
      'DATABASE_URL is not an address of PostgreSQL. Write postgres://user:password@host:5432/name, or remove it to use the embedded database.',
    );
  }
  return value;
}

function readMediaSecret(value: string | undefined) {
  if (value !== undefined && value.length < mediaSecretMin) {
    throw new SettingError(
      `TONADA_MEDIA_SECRET is too short. Give it at least ${mediaSecretMin} characters, or remove it to have one made.`,
    );
  }
  return value;
}

function oneOf<Value extends string>(name: string, allowed: readonly Value[], value: string) {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new SettingError(`${name} is "${value}". Set it to one of: ${allowed.join(', ')}.`);
  }
  return found;
}
