import type { FastifyRequest } from 'fastify';
import { keepServiceState } from './modules/accounts/first-run/index.ts';
import { keepMaintenance } from './modules/accounts/service-setting/index.ts';
import { findViewer } from './modules/accounts/session/index.ts';
import { enforceAccess, type FindViewer } from './platform/access.ts';
import type { App, Foundation } from './platform/app.ts';
import { isOwnersCall, meetsDemo } from './platform/demo-mode.ts';
import { limitOpenCalls } from './platform/limit-open-calls.ts';
import { limitRates } from './platform/limit-rates.ts';
import { limitTimes } from './platform/limit-times.ts';
import { limitWork } from './platform/limit-work.ts';
import { nameSilentProxy } from './platform/name-silent-proxy.ts';

/**
 * All guards of calls, in the order in which a call passes them, before its body is read. A route
 * declares in `config` what they check; without `access` the start fails. Foreign pages cannot
 * send a bearer token, so none compares origins.
 */
export async function guardCalls(app: App, foundation: Foundation): Promise<void> {
  const { config, db, clock } = foundation;
  const isOwners = (request: FastifyRequest) => isOwnersCall(config, request);
  const viewerBehind: FindViewer = (token, request) =>
    findViewer(foundation, token, { demo: meetsDemo(config, request) });

  // Slow senders and readers: `readerPatience`, `bodyMost`.
  limitTimes(app);
  // Calls per network and minute, then calls open at once.
  limitRates(app, app.limits, isOwners);
  limitOpenCalls(app, isOwners);
  nameSilentProxy(app, isOwners);
  // Calls worked on at once: `skipsQueue`.
  limitWork(app, foundation.cores);
  // Only the first run until there is an admin: `isForFirstRun`.
  await keepServiceState(app, foundation);
  // Only admins during maintenance: `staysOpen`.
  await keepMaintenance(app, db, viewerBehind);
  // Session, second factor (`servesWithoutFactor`), role and right (`access`), fresh proof (`stepUp`).
  enforceAccess(app, { findViewer: viewerBehind, clock });
}
