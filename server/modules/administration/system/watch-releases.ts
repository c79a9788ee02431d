import type { NewerVersion } from '#contract/system.ts';
import type { App, Foundation } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findNewer } from '../../../platform/releases/find-newer.ts';
import { serviceVersion } from '../../../platform/service-version.ts';

/** Milliseconds. */
const minute = 60_000;
const day = 24 * 60 * minute;

/** What each server has last read; tests run several in one process. */
const newerVersions = new WeakMap<Db, NewerVersion | null>();

/** Null until one is known, and without `TONADA_RELEASES_URL`. */
export const getNewerVersion = (db: Db): NewerVersion | null => newerVersions.get(db) ?? null;

/** Keeps what it knew where the list cannot be read. */
export async function lookForNewer(
  { db, config }: Pick<Foundation, 'db' | 'config'>,
  log: Pick<App['log'], 'warn'>,
): Promise<void> {
  if (config.releasesUrl === undefined) return;
  try {
    newerVersions.set(db, await findNewer(config.releasesUrl, serviceVersion));
  } catch (error) {
    log.warn({ err: error }, 'the list of releases could not be read');
  }
}

/** Looks a minute after the start, then each day. Source: docs/operations/upgrade.md. */
export function watchReleases(app: App, foundation: Pick<Foundation, 'db' | 'config'>): void {
  if (foundation.config.releasesUrl === undefined) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (pause: number) => {
    timer = setTimeout(() => {
      void lookForNewer(foundation, app.log).finally(() => lookIn(day));
    }, pause).unref();
  };
  app.addHook('onListen', (done) => {
    lookIn(minute);
    done();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
