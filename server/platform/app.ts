import type { FastifyInstance, RawServerDefault } from 'fastify';
import type { SQL } from '#drizzle/orm.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Media } from '../media/media-source.ts';
import type { Limits } from './attempts/limits.ts';
import type { Assets } from './assets/assets.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { Disk } from './disk.ts';
import type { Events } from './events/events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MediaKeys } from './media-keys.ts';
import type { Vault } from './vault/vault.ts';
import type { Mailer } from './email/mailer.ts';

export type Foundation = {
  config: Config;
  db: Db;
  assets: Assets;
  disk: Disk;
  /** Follows the database's. */
  clock: () => Date;
  /** Of this machine, which may be wrong. */
  machineClock: () => Date;
  /** The clock that all servers share. */
  databaseClock: () => Promise<Date>;
  /** `now()` in SQL, or a fixed moment in tests. */
  databaseNow: () => SQL | Date;
  /** Of this machine, which the process may use. */
  cores: number;
  /** Monotonic, in milliseconds. */
  elapsed: () => number;
  mediaKeys: MediaKeys;
  mediaSecret: string;
  /** Seals payout accounts. */
  vault: Vault;
  /** Closes this server and its database and starts it again. */
  reopen: () => void;
};

export type Dependencies = Foundation & {
  media: Media;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    events: Events;
    jobs: Jobs;
    limits: Limits;
    mailer: Mailer | null;
    /** Whether this server has been told to stop; it answers what still comes. */
    stopping: { isOn: boolean };
    /** Sound and reports that this server refused since its start. */
    refusedPlays: { count: number };
    /** Stores the plays of what this server has sent, which it does by itself each second. */
    storePlays: { now: () => Promise<void> };
  }
}

export type AppModule = (app: App, dependencies: Dependencies) => void | Promise<void>;
