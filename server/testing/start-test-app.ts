import { allRights } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import { buildApp } from '../build-app.ts';
import type { App, Foundation } from '../platform/app.ts';
import { openAssets } from '../platform/assets/assets.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { usualConnections } from '../platform/database/connections.ts';
import { openDisk } from '../platform/disk.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readDatabaseClock } from '../platform/database/read-database-clock.ts';
import { mediaKeys } from '../platform/media-keys.ts';
import { newId } from '../platform/ids.ts';
import { makeVault } from '../platform/vault/vault.ts';
import { insertSession } from '../modules/accounts/session/session.repository.ts';
import { hashToken, newToken } from '../modules/accounts/session/session-token.ts';
import { insertUser } from '../modules/people/user/user.repository.ts';
import type { NewUserRow } from '../modules/people/user/user.table.ts';
import { makeTestClock, type TestClock } from './test-clock.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

export type SignedIn = {
  id: string;
  /** Public id of the session. */
  sessionId: string;
  token: string;
  headers: { authorization: string };
};

export type TestApp = Foundation & {
  app: App;
  clock: TestClock;
  /** Creates a user (a listener by default; an admin has every right) with a session of an hour. */
  signIn: (user?: Partial<NewUserRow> & { role?: Role }) => Promise<SignedIn>;
  /** Signs an existing user in for an hour. */
  openSession: (userId: string) => Promise<SignedIn>;
  close: () => Promise<void>;
};

type Options = {
  config?: Partial<Config>;
  /** An existing database; by default a new, migrated one. */
  database?: TestDatabase;
  /** Runs before the application is built, like a start's preparation. */
  prepare?: (
    db: Db,
    foundation: Pick<Foundation, 'assets' | 'clock' | 'config' | 'vault'>,
  ) => Promise<void>;
  /** Initial time; only the test moves the clock. */
  now?: Date;
  /** The database's clock, where it differs from the server's. */
  databaseClock?: () => Promise<Date>;
  /** Bytes free on the disk; unlimited by default. */
  countFree?: () => Promise<number>;
  reopen?: Foundation['reopen'];
  /** Enough for the calls that tests send at once. */
  cores?: number;
  /** Statement timeout, in milliseconds. */
  statementTimeout?: number;
};

const hour = 60 * 60 * 1000;

/**
 * Starts the real application on its own migrated, empty database. Close it after the file:
 * `afterAll(() => tonada.close())`.
 */
export async function startTestApp({
  config: overrides,
  now,
  database: given,
  prepare,
  databaseClock,
  countFree = async () => Infinity,
  reopen = () => undefined,
  cores = 32,
  ...limits
}: Options = {}): Promise<TestApp> {
  const { remove, ...settings } = given ?? (await makeTestDatabase());
  const config: Config = { ...testConfig, ...settings, ...overrides };
  const clock = makeTestClock(now ?? new Date('2026-11-20T20:00:00Z'));
  const disk = openDisk(config, countFree);
  const mediaSecret = 'a secret for tests alone';
  const vault = makeVault(mediaSecret);
  const database = await openDatabase(config, {
    flushed: false,
    ...(prepare && {
      prepare: (db) =>
        prepare(db, { config, clock, vault, assets: openAssets(config, { db, clock, disk }) }),
    }),
    ...limits,
  });
  const { db } = database;
  const { elapsed } = clock;
  const keys = mediaKeys(() => [{ id: 'k1', secret: mediaSecret }]);
  const assets = openAssets(config, { db, clock, disk });
  const foundation: Foundation = {
    config,
    db,
    assets,
    disk,
    clock,
    machineClock: clock,
    cores,
    // Asks the database, so that a call within a transaction fails as with its real clock.
    databaseClock: databaseClock ?? (() => readDatabaseClock(db).then(clock)),
    databaseNow: clock,
    elapsed,
    mediaKeys: keys,
    mediaSecret,
    vault,
    reopen,
  };
  const app = await buildApp(foundation);

  async function signIn(user: Partial<NewUserRow> = {}): Promise<SignedIn> {
    const id = user.id ?? newId();
    const name = `oyente${id}`;
    const account = { id, email: `${name}@example.com`, username: name, displayName: 'Oyente' };
    const dates = { joinDate: '2026-01-01', createdAt: clock(), emailVerifiedAt: clock() };
    const rights = user.role === 'admin' ? [...allRights] : [];
    const passwordHash = user.role === 'admin' ? 'chosen' : null;
    await insertUser(db, { ...account, ...dates, rights, passwordHash, ...user });
    return openSession(id);
  }

  async function openSession(id: string): Promise<SignedIn> {
    const token = newToken();
    const begins = clock();
    const expiresAt = new Date(begins.getTime() + hour);
    const session = { tokenHash: hashToken(token), userId: id, expiresAt, now: begins };
    const sessionId = await insertSession(db, session);
    return { id, sessionId, token, headers: { authorization: `Bearer ${token}` } };
  }

  async function close() {
    await app.close();
    await database.close();
    await remove();
  }

  return { ...foundation, app, clock, signIn, openSession, close };
}

const testConfig: Omit<Config, 'dataDir' | 'databaseUrl'> = {
  ownerDatabaseUrl: undefined,
  connections: usualConnections,
  store: null,
  port: 3101,
  host: 'localhost',
  diskFloor: 512 * 1024 * 1024,
  drainSeconds: 0,
  demo: true,
  isDemoPublic: false,
  rendersAhead: true,
  opensOffline: true,
  fieldFigures: true,
  logLevel: 'silent',
  mediaSecret: undefined,
  metricsToken: undefined,
  tracesUrl: undefined,
  releasesUrl: undefined,
  accountKey: undefined,
  publicUrl: undefined,
  trustedProxies: ['loopback'],
  smtpUrl: undefined,
  mailFrom: 'no-reply@example.com',
  payerName: undefined,
  payerIban: undefined,
  companyName: undefined,
  companyAddress: undefined,
  companyTaxId: undefined,
  financeEmails: [],
  payoutMinimum: 1,
  backupDir: null,
  backupsKept: 7,
  backupPassphrase: undefined,
  backupFiles: null,
  takeBackSeconds: 0,
  studentDomains: ['uni.example'],
  oidc: null,
  musicFolders: [],
  musicMinutes: 15,
};
