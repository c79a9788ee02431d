import { nameService } from '../../../../src/shared/config/brand.ts';
import type { App, Foundation } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serviceRestored, serviceSetUp } from './first-run.events.ts';
import { findService } from './service.repository.ts';

/** Seconds. */
const patience = 30;

export type FirstRun = {
  isOn: () => boolean;
  look: () => Promise<void>;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    isForFirstRun?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    firstRun: FirstRun;
  }
}

/**
 * Until the first admin exists, rejects all calls but those of the first run, so that nobody
 * registers before the operator.
 */
export async function keepServiceState(
  app: App,
  { db, reopen }: Pick<Foundation, 'db' | 'reopen'>,
): Promise<void> {
  let isOn = false;

  async function read() {
    const { name, setUpCode } = await findService(db);
    isOn = setUpCode !== null;
    nameService(name);
  }
  async function look() {
    try {
      await read();
    } catch (error) {
      app.log.warn({ err: error }, 'what the service is could not be read');
    }
  }

  app.decorate('firstRun', { isOn: () => isOn, look });
  app.addHook('onRequest', async (request) => {
    const { access, isForFirstRun } = request.routeOptions.config;
    // Files and pages declare no access.
    if (!isOn || access === undefined || isForFirstRun === true) return;
    throw problem('maintenance', { retryAfter: patience, error: sentences.firstRun.pending });
  });
  app.events.on(serviceSetUp, read);
  app.events.on(serviceRestored, async () => {
    const wasOn = isOn;
    await read();
    // All that this server keeps in memory is of the empty service.
    if (wasOn && !isOn) reopen();
  });
  await look();
}
