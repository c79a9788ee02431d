import { permissions } from '#contract/permission.ts';
import type { Role } from '#contract/user.ts';
import { bearerToken, type FindViewer } from '../../../platform/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Problem, problem } from '../../../platform/problems.ts';
import { settingSwitched } from './service-setting.events.ts';
import { isOn } from './service-setting.repository.ts';

/** Seconds. */
const patience = 30;

export type Maintenance = {
  /** As last read. */
  isOn: () => boolean;
  /** Keeps the last value if the database is silent. */
  look: () => Promise<void>;
  /** @throws {Problem} while closed to this role. */
  refuse: (role: Role) => void;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Served during maintenance, too. */
    staysOpen?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    maintenance: Maintenance;
  }
}

const closed = (): Problem => problem('maintenance', { retryAfter: patience });

const admins: readonly Role[] = permissions['admin.open'];

/** Admins and open routes still work. Other servers follow the event within a second. */
export async function keepMaintenance(app: App, db: Db, findViewer: FindViewer): Promise<void> {
  let isClosed = false;

  async function read() {
    isClosed = await isOn(db, 'maintenance');
  }
  async function look() {
    try {
      await read();
    } catch (error) {
      app.log.warn({ err: error }, 'whether there is maintenance could not be read');
    }
  }

  const refuse = (role: Role) => {
    if (isClosed && !admins.includes(role)) throw closed();
  };

  app.decorate('maintenance', { isOn: () => isClosed, look, refuse });
  app.addHook('onRequest', async (request) => {
    if (!isClosed) return;
    const { access, staysOpen } = request.routeOptions.config;
    // The application in files and pages explains the maintenance.
    if (access === undefined || staysOpen === true) return;
    const token = bearerToken(request);
    const viewer = token ? await findViewer(token, request) : 'ended';
    if (typeof viewer === 'string') throw closed();
    refuse(viewer.role);
  });
  app.events.on(settingSwitched, read);
  await look();
}
