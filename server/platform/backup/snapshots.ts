import { once } from 'node:events';
import { constants, existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CommandError } from '../command-error.ts';
import { SettingError, type Config } from '../config.ts';
import { databaseFolder } from '../database/data-folder.ts';
import type { Db } from '../database/db.ts';
import { lockFolder } from '../database/lock-folder.ts';
import { type BareDatabase, openBare } from '../database/open-bare.ts';
import { rootReason } from '../database/start-problems.ts';
import { whileStill } from './while-still.repository.ts';

// The embedded database has one process and one connection. A running server therefore copies its
// files, for which it keeps others waiting as long as a plain copy takes, and the command reads the
// copy with an engine of its own. Who may open the socket is who may open the data folder.

const prefix = 'snapshot-';

type Reply = { folder: string } | { error: string };

const socketOf = (dataDir: string) => join(dataDir, 'snapshots.sock');

/** Answers each connection with a copy, which lasts as long as the connection. */
export async function serveSnapshots({
  db,
  config: { dataDir },
  log,
}: {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
}): Promise<() => Promise<void>> {
  // What a killed server has left.
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const path = socketOf(dataDir);
  rmSync(path, { force: true });
  let isBusy = false;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (isBusy) {
      reply(socket, { error: 'Another backup is under way. Wait for it, and run this again.' });
      socket.end();
      return;
    }
    isBusy = true;
    void hold(socket).finally(() => {
      isBusy = false;
    });
  });

  async function hold(socket: Socket) {
    const folder = await mkdtemp(join(dataDir, prefix));
    try {
      const closed = once(socket, 'close');
      await whileStill(db, () => copyDatabase(dataDir, folder));
      reply(socket, { folder });
      await closed;
    } catch (error) {
      log.error({ err: error }, 'no snapshot could be made');
      reply(socket, { error: `The server could not copy its database (${rootReason(error)}).` });
      socket.end();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  server.on('error', (err) => log.error({ err }, 'backups cannot be made while the server runs'));
  server.listen(path);
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
}

const reply = (socket: Socket, message: Reply) => socket.write(`${JSON.stringify(message)}\n`);

const copyDatabase = (dataDir: string, folder: string) =>
  cp(databaseFolder(dataDir), folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('postmaster.pid'),
  });

/**
 * Opens rows to read, without migrating: those of PostgreSQL, of a stopped embedded database, or
 * of a running server's copy.
 *
 * @throws {CommandError} while another backup is under way.
 */
export async function openRows({
  dataDir,
  databaseUrl,
  ownerDatabaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'ownerDatabaseUrl'>): Promise<BareDatabase> {
  if (databaseUrl !== undefined) return openBare({ databaseUrl: ownerDatabaseUrl ?? databaseUrl });
  if (!existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))) {
    throw new CommandError(`TONADA_DATA_DIR: there is no database in ${dataDir}.`);
  }
  let unlock;
  try {
    unlock = lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return openCopy(dataDir, error);
  }
  return closingWith(await openBare({ folder: databaseFolder(dataDir) }), unlock);
}

async function openCopy(dataDir: string, inUse: SettingError): Promise<BareDatabase> {
  const socket = connect(socketOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    throw inUse;
  }
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  const answer = JSON.parse(value ?? '{"error":"The server has stopped."}') as Reply;
  if ('error' in answer) {
    socket.destroy();
    throw new CommandError(answer.error, 'refused');
  }
  return closingWith(await openBare({ folder: answer.folder }), () => socket.destroy());
}

const closingWith = (database: BareDatabase, after: () => unknown): BareDatabase => ({
  ...database,
  close: () => database.close().finally(after),
});
