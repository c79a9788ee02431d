import type { FastifyInstance, RawServerDefault } from 'fastify';
import type { SQL } from '#drizzle/orm.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Media } from '../media/media-source.ts';
import type { Assets } from './assets/assets.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { Disk } from './disk.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MediaKeys } from './media-keys.ts';
import type { Mailer } from './mail/mailer.ts';

/** What there is before the application. */
export type Foundation = {
  config: Config;
  db: Db;
  assets: Assets;
  disk: Disk;
  /** The present moment; tests move it. */
  clock: () => Date;
  /** The present moment by the clock of the database, which all servers share. */
  databaseClock: () => Promise<Date>;
  /** The same within a statement: an expression, or the moment itself where tests move it. */
  databaseNow: () => SQL | Date;
  /** Milliseconds since some moment, which go on evenly whatever becomes of the clock. */
  elapsed: () => number;
  /** Signs the addresses of media. */
  mediaKeys: MediaKeys;
  /** Secret of the marks of known devices. */
  mediaSecret: string;
};

/** What a module may lean on besides the application itself. */
export type Dependencies = Foundation & {
  /** The sound of every track and the picture of every thing. */
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
    jobs: Jobs;
    /** Null where there is nobody to hand mails to. */
    mailer: Mailer | null;
  }
}

/** A module adds its routes (paths under `/api`) and its jobs to the application. */
export type AppModule = (app: App, dependencies: Dependencies) => void | Promise<void>;
