import { permissions } from '#contract/permission.ts';
import type { Role } from '#contract/user.ts';
import { bearerToken, type FindViewer } from '../../platform/access.ts';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { isOn } from './service-setting.repository.ts';

/** Seconds after which a caller may find the service open again. */
const patience = 30;

/** Milliseconds from one look at the setting to the next, for another server may switch it. */
const lookEvery = 2_000;

export type Maintenance = {
  /** As it was at the last look. */
  isOn: () => boolean;
  /** Reads the setting; where the database is silent, what was known stands. */
  look: () => Promise<void>;
  /** @throws {Problem} for somebody of this role, while the service is closed to them. */
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

/** The refusal of a call during maintenance, with the seconds after which to ask again. */
const closed = (): Problem => problem('maintenance', { retryAfter: patience });

const admins: readonly Role[] = permissions['admin.open'];

/**
 * While staff have the service in maintenance, refuses every call of the API but those of admins and of the routes that
 * stay open. Within `lookEvery` of the switch on any server that shares the database.
 */
export async function keepMaintenance(app: App, db: Db, findViewer: FindViewer): Promise<void> {
  let isClosed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look() {
    try {
      isClosed = await isOn(db, 'maintenance');
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
    // Files and pages are of no access; the application in them says what the matter is.
    if (access === undefined || staysOpen === true) return;
    const token = bearerToken(request);
    const viewer = token ? await findViewer(token, request) : 'ended';
    if (typeof viewer === 'string') throw closed();
    refuse(viewer.role);
  });
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void look(), lookEvery);
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  await look();
}
