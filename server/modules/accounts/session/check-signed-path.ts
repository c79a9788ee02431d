import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Dependencies } from '../../../platform/app.ts';
import { meetsDemo } from '../../../platform/demo-mode.ts';
import { problem } from '../../../platform/problems.ts';
import { isSignedPath, type signedQuerySchema } from '../../../platform/signed-path.ts';
import { isOpenSession } from './session.repository.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config' | 'mediaKeys'>;

type Signed = {
  request: FastifyRequest;
  path: string;
  query: z.infer<typeof signedQuerySchema>;
};

/** @throws {Problem} `forbidden` once it or its session has ended. */
export async function checkSignedPath(
  { db, clock, config, mediaKeys: secret }: Context,
  { request, path, query }: Signed,
): Promise<void> {
  const now = clock();
  if (!isSignedPath(path, query, { now, secret })) throw problem('forbidden');
  const at = { now, demo: meetsDemo(config, request) };
  const isOpen = query.n === undefined || (await isOpenSession(db, query.n, at));
  if (!isOpen) throw problem('forbidden');
}
