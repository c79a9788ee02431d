import fastify from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthRoutes } from './modules/health/health.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { findViewer } from './modules/session/session.service.ts';
import { enforceAccess } from './platform/access.ts';
import { shapeAnswers } from './platform/answers.ts';
import type { App, AppModule, Dependencies } from './platform/app.ts';
import { loggerOptions } from './platform/logging.ts';
import { answerProblems, sendProblem } from './platform/problem-handlers.ts';
import { readBodies } from './platform/read-bodies.ts';
import { serveClient } from './platform/serve-client.ts';

const modules: readonly AppModule[] = [healthRoutes, sessionRoutes];

const bodyLimit = 256 * 1024;

/** Puts the whole application together, ready to listen or to be called by a test. */
export async function buildApp(dependencies: Dependencies): Promise<App> {
  const app = fastify({
    logger: loggerOptions(dependencies.config),
    bodyLimit,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: sendProblem,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  readBodies(app);
  answerProblems(app);
  enforceAccess(app, (token) => findViewer(dependencies, token));
  shapeAnswers(app);
  await serveClient(app, dependencies.config);
  for (const addModule of modules) {
    await app.register(async (scope) => addModule(scope, dependencies));
  }
  await app.ready();
  return app;
}
