import { availableParallelism } from 'node:os';
import { buildApp } from './build-app.ts';
import { answerWhileStarting } from './platform/answer-while-starting.ts';
import { openFirstRun } from './modules/accounts/first-run/index.ts';
import { serveSnapshots } from './platform/backup/snapshots.ts';
import { makeAssets } from './platform/assets/assets.ts';
import { openStore } from './platform/assets/open-store.ts';
import { clientBuilt } from './platform/client/client-built.ts';
import { loadConfig, SettingError, type Config } from './platform/config.ts';
import type { Foundation } from './platform/app.ts';
import type { Db } from './platform/database/db.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { databaseNow, readDatabaseClock } from './platform/database/read-database-clock.ts';
import { sharedClock } from './platform/database/shared-clock.ts';
import { mediaKeys } from './platform/media-keys.ts';
import { checkMusicFolders } from './platform/music-settings.ts';
import { openMediaKeys } from './platform/stored-media-keys.repository.ts';
import { readMediaSecret } from './platform/media-secret.ts';
import { openDisk } from './platform/disk.ts';
import { endWithParent } from './platform/end-with-parent.ts';
import { publicOrigin } from './platform/public-origin.ts';
import { checkVaultKey, openVault } from './platform/vault/open-vault.ts';
import { prepareDatabase } from './prepare-database.ts';
import { closeServer, stopOnSignals } from './platform/stop-on-signals.ts';

/** Ends the process where it fails. */
const once = (work: () => Promise<void>): Foundation['reopen'] => {
  let isBegun = false;
  return () => {
    if (isBegun) return;
    isBegun = true;
    work().catch(fail);
  };
};

async function start() {
  const config = loadConfig(process.env);
  const awayFolders = checkMusicFolders(config);
  const endWaiting = await answerWhileStarting(config).catch((error: unknown) => {
    throw listenProblem(error, config);
  });
  const time = sharedClock();
  const { clock } = time;
  const disk = openDisk(config);
  const store = openStore(config);
  const database = await openDatabase(config, {
    onProgress: print,
    check: (db) => checkVaultKey(db, config),
    prepare: async (db) => {
      const vault = await openVault(db, config);
      await prepareDatabase(db, { config, clock, vault, onProgress: print });
    },
  });
  const { db, ofJobs } = database;
  const stopFollowing = await time.follow(db);
  const setUpCode = await openFirstRun(db, config);
  const mediaSecret = readMediaSecret(config);
  // An operator who sets the secret also rotates it.
  const { keys, close: closeKeys } =
    config.mediaSecret === undefined
      ? await openMediaKeys({ db, clock }, mediaSecret)
      : { keys: mediaKeys(() => [{ id: 'set', secret: mediaSecret }]), close: undefined };
  await client;
  const vault = await openVault(db, config);
  let reopen: Foundation['reopen'] = () => undefined;
  const found = (of: Db): Foundation => ({
    config,
    db: of,
    mediaKeys: keys,
    mediaSecret,
    vault,
    assets: makeAssets({ db: of, clock, disk }, store),
    disk,
    clock,
    machineClock: () => new Date(),
    cores: availableParallelism(),
    databaseClock: () => readDatabaseClock(of),
    databaseNow: () => databaseNow,
    elapsed: () => performance.now(),
    reopen: () => reopen(),
  });
  const app = await buildApp(found(db), found(ofJobs));
  const stopSnapshots =
    config.databaseUrl === undefined && (await serveSnapshots({ db, config, log: app.log }));
  const afterCalls = {
    close: async () => {
      stopFollowing();
      if (stopSnapshots) await stopSnapshots();
      await database.close();
    },
  };
  const ignoreSignals = stopOnSignals(app, afterCalls, config.drainSeconds);
  reopen = once(async () => {
    app.log.info('starting again with what was restored');
    await closeServer(app, afterCalls);
    ignoreSignals();
    closeKeys?.();
    await start();
  });
  await endWaiting();
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await afterCalls.close();
    throw listenProblem(error, config);
  }
  app.jobs.start();
  if (config.isDemoPublic) {
    print('TONADA_DEMO=public lets everybody in as the admin of the demo: its password is public.');
  }
  if (config.demo && !config.isDemoPublic && process.env['SSH_CONNECTION'] !== undefined) {
    print(
      'TONADA_DEMO=on takes calls through a tunnel for calls of this machine: docs/proxies.md, A tunnel.',
    );
  }
  if (config.databaseUrl !== undefined && config.ownerDatabaseUrl === undefined) {
    print(
      'DATABASE_URL owns the tables, so a fault of the server could change its logs. See DATABASE_OWNER_URL.',
    );
  }
  for (const { path, code } of awayFolders) {
    print(
      `TONADA_MUSIC: ${path} cannot be read (${code}). It is tried again every ${config.musicMinutes} minutes.`,
    );
  }
  print(`Tonada is ready at http://${config.host}:${config.port}`);
  if (setUpCode !== null) {
    print(
      `It has no admin yet. Set it up at ${publicOrigin(config)}/setup with the code ${setUpCode}`,
    );
  }
}

function listenProblem(error: unknown, { port, host }: Config) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new SettingError(
      `PORT ${port} is taken by another program. Stop it, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError(
      `PORT ${port} may not be used by this account. Set PORT to 1024 or more.`,
    );
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new SettingError(
      `HOST ${host} is no address of this machine. Set HOST to localhost or 0.0.0.0.`,
    );
  }
  return error;
}

function print(line: string) {
  console.log(line);
}

function fail(error: unknown) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}

endWithParent();
const client = clientBuilt();
await start().catch(fail);
