import { nameService } from '../../../src/shared/config/brand.ts';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { findService } from './service.repository.ts';

/** Seconds after which a caller may find the service set up. */
const patience = 30;

/** Milliseconds from one look to the next while the service is being set up, for another server may do it. */
const lookEvery = 2_000;

export type FirstRun = {
  /** Whether the service waits for its first admin, as it was at the last look. */
  isOn: () => boolean;
  /** Reads the name of the service, and whether it still waits. */
  look: () => Promise<void>;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Served also while the service waits for its first admin. */
    isForFirstRun?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    firstRun: FirstRun;
  }
}

/**
 * Takes the name of the service from the database and, until the service has its first admin, refuses every call but
 * those of the first run: nobody registers ahead of its owner.
 */
export async function keepServiceState(app: App, db: Db): Promise<void> {
  let isOn = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look() {
    try {
      const { name, setUpCode } = await findService(db);
      isOn = setUpCode !== null;
      nameService(name);
      if (!isOn) clearInterval(timer);
    } catch (error) {
      app.log.warn({ err: error }, 'what the service is could not be read');
    }
  }

  app.decorate('firstRun', { isOn: () => isOn, look });
  app.addHook('onRequest', async (request) => {
    const { access, isForFirstRun } = request.routeOptions.config;
    // Files and pages are of no access.
    if (!isOn || access === undefined || isForFirstRun === true) return;
    throw problem('maintenance', { retryAfter: patience, error: sentences.firstRun.pending });
  });
  app.addHook('onListen', (done) => {
    if (isOn) timer = setInterval(() => void look(), lookEvery);
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  await look();
}
