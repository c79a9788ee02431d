import type { FastifyInstance, FastifyRequest } from 'fastify';
import { permissions, type Permission } from '#contract/permission.ts';
import { officeRight, type Right } from '#contract/right.ts';
import type { Role, User } from '#contract/user.ts';
import { type Problem, problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** Staff routes also require a right of the admin. */
export type Access =
  | 'public'
  | 'optional'
  | 'listener'
  | { permission: 'admin.open'; right: Right | 'any' }
  | { permission: Exclude<Permission, 'admin.open'> };

export type Viewer = {
  id: string;
  role: Role;
  rights: readonly Right[];
  language: User['language'];
  sessionId: string;
  provenAt: Date;
  lacksFactor: boolean;
};

export const proofLasts = 10 * 60 * 1000;

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    access?: Access;
    /** Requires a proof of identity within `proofLasts`, checked before the body is read. */
    stepUp?: true;
    /** Open to users who still lack a required second factor. */
    servesWithoutFactor?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    declaredRoutes: { url: string; method: Method; access: Access; schema: FastifySchema }[];
  }
}

export type FindViewer = (
  token: string,
  request: FastifyRequest,
) => Promise<Viewer | 'ended' | 'suspended'>;

/** Rejects `/api` routes without declared access, before the body is read. */
export function enforceAccess(
  app: FastifyInstance,
  { findViewer, clock }: { findViewer: FindViewer; clock: () => Date },
) {
  app.decorateRequest('viewer', null);
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', ({ url, method, config, schema = {} }) => {
    if (!url.startsWith('/api')) return;
    if (config?.access === undefined) {
      throw new Error(`The route ${String(method)} ${url} declares no access.`);
    }
    for (const each of [method].flat()) {
      // It says what an address can do, and does nothing.
      if (each === 'OPTIONS') continue;
      app.declaredRoutes.push({ url, method: each as Method, access: config.access, schema });
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public') return;
    request.viewer = await readViewer(request, findViewer);
    if (request.viewer?.lacksFactor && !request.routeOptions.config.servesWithoutFactor) {
      throw lacksFactor();
    }
    if (access === 'optional') return;
    const viewer = getViewer(request);
    if (access !== 'listener' && !isLetIn(viewer, access)) throw lacksRight();
    if (request.routeOptions.config.stepUp) requireProof(viewer, clock());
  });
}

export function may(
  { role, rights }: Pick<Viewer, 'role' | 'rights'>,
  permission: Permission,
): boolean {
  const allowed: readonly Role[] = permissions[permission];
  if (!allowed.includes(role)) return false;
  return role !== 'admin' || permission === 'admin.open' || rights.includes(officeRight);
}

/** @throws {Problem} `forbidden` with `step-up` without a fresh proof. */
export function requireProof({ provenAt }: Pick<Viewer, 'provenAt'>, now: Date): void {
  if (now.getTime() - provenAt.getTime() <= proofLasts) return;
  throw problem('forbidden', { error: sentences.session.stepUp, reason: 'step-up' });
}

export const lacksRight = (): Problem => problem('forbidden', { reason: 'right' });

const lacksFactor = (): Problem =>
  problem('forbidden', { error: sentences.secondFactor.demanded, reason: 'second-factor' });

function isLetIn(viewer: Viewer, access: Exclude<Access, string>): boolean {
  if (!may(viewer, access.permission)) return false;
  if (access.permission !== 'admin.open') return true;
  const { right } = access;
  return right === 'any' ? viewer.rights.length > 0 : viewer.rights.includes(right);
}

/** @throws {Problem} `unauthorized` without a signed-in user. */
export function getViewer(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw problem('unauthorized');
  return request.viewer;
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header === undefined ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
}

async function readViewer(request: FastifyRequest, findViewer: FindViewer) {
  const token = bearerToken(request);
  if (token === undefined) return null;
  const viewer = token === '' ? 'ended' : await findViewer(token, request);
  if (typeof viewer !== 'string') return viewer;
  throw problem('unauthorized', { error: sentences.session[viewer], reason: viewer });
}
