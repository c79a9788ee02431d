import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { brand } from '../src/shared/config/brand.ts';
import { defineSweeps } from './define-sweeps.ts';
import { guardCalls } from './guard-calls.ts';
import { openMedia } from './media/open-media.ts';
import { accountModule } from './modules/account/index.ts';
import { accountDeletionModule } from './modules/account-deletion/index.ts';
import { albumModule } from './modules/album/index.ts';
import { analyticsModule } from './modules/analytics/index.ts';
import { artistModule } from './modules/artist/index.ts';
import { artistRequestModule } from './modules/artist-request/index.ts';
import { audioModule } from './modules/audio/index.ts';
import { canvasModule } from './modules/canvas/index.ts';
import { chartModule } from './modules/chart/index.ts';
import { collectionModule } from './modules/collection/index.ts';
import { concertModule } from './modules/concert/index.ts';
import { contractModule } from './modules/contract/index.ts';
import { dataExportModule } from './modules/data-export/index.ts';
import { decisionNotificationModule } from './modules/decision-notification/index.ts';
import { emailProofModule } from './modules/email-proof/index.ts';
import { fanModule } from './modules/fan/index.ts';
import { figureEventModule } from './modules/figure-event/index.ts';
import { figuresModule } from './modules/figures/index.ts';
import { firstRunModule } from './modules/first-run/index.ts';
import { healthModule } from './modules/health/index.ts';
import { highlightModule } from './modules/highlight/index.ts';
import { homeModule } from './modules/home/index.ts';
import { imageModule } from './modules/image/index.ts';
import { labelModule } from './modules/label/index.ts';
import { labelAdministrationModule } from './modules/label-administration/index.ts';
import { labelDashboardModule } from './modules/label-dashboard/index.ts';
import { ledgerModule } from './modules/ledger/index.ts';
import { countConversions, marqueeModule } from './modules/marquee/index.ts';
import { mixModule } from './modules/mix/index.ts';
import { digestModule } from './modules/digest/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { openapiModule } from './modules/openapi/index.ts';
import { ownershipModule } from './modules/ownership/index.ts';
import { payeeModule } from './modules/payee/index.ts';
import { bringAnswers, describePage, pageModule } from './modules/page/index.ts';
import { paperModule } from './modules/paper/index.ts';
import { passkeyModule } from './modules/passkey/index.ts';
import { payComparisonModule } from './modules/pay-comparison/index.ts';
import { paymentHistoryModule } from './modules/payment-history/index.ts';
import { paymentRunModule } from './modules/payment-run/index.ts';
import { payoutAccountModule } from './modules/payout-account/index.ts';
import { pitchModule } from './modules/pitch/index.ts';
import { planModule } from './modules/plan/index.ts';
import { playModule } from './modules/play/index.ts';
import { playReviewModule } from './modules/play-review/index.ts';
import { heldFlags, playScreeningModule } from './modules/play-screening/index.ts';
import { playerModule } from './modules/player/index.ts';
import { keepFeatured, playlistModule } from './modules/playlist/index.ts';
import { profileModule } from './modules/profile/index.ts';
import { pushModule } from './modules/push/index.ts';
import { radioModule } from './modules/radio/index.ts';
import { recordingShareModule } from './modules/recording-share/index.ts';
import { registrationModule } from './modules/registration/index.ts';
import { releaseModule } from './modules/release/index.ts';
import { activePromotionModule } from './modules/active-promotion/index.ts';
import { searchModule } from './modules/search/index.ts';
import { searchIndexModule } from './modules/search-index/index.ts';
import { secondFactorModule } from './modules/second-factor/index.ts';
import { recordRefusal, securityLogModule } from './modules/security-log/index.ts';
import { serviceSettingModule } from './modules/service-setting/index.ts';
import { sessionModule } from './modules/session/index.ts';
import { signInModule } from './modules/sign-in/index.ts';
import { staffActionModule } from './modules/staff-action/index.ts';
import { actionReversalModule } from './modules/action-reversal/index.ts';
import { findDeductions, statementModule } from './modules/statement/index.ts';
import { subscriptionModule } from './modules/subscription/index.ts';
import { storyModule } from './modules/story/index.ts';
import { systemModule } from './modules/system/index.ts';
import { taxDetailModule } from './modules/tax-detail/index.ts';
import { countWaiting, todayModule } from './modules/today/index.ts';
import { trackModule } from './modules/track/index.ts';
import { userModule } from './modules/user/index.ts';
import { userAdministrationModule } from './modules/user-administration/index.ts';
import { workspaceModule } from './modules/workspace/index.ts';
import { shapeAnswers } from './platform/answers.ts';
import { leastBody, limitBodies } from './platform/body-limit.ts';
import type { App, Foundation } from './platform/app.ts';
import { readPage, serveClient } from './platform/client/serve-client.ts';
import { sendSecureHeaders } from './platform/client/secure-headers.ts';
import { meetsDemo } from './platform/demo-mode.ts';
import { meterCalls } from './platform/call-meter.ts';
import { openMetrics } from './platform/metrics.ts';
import { compressAnswers } from './platform/compress-answers.ts';
import { openEvents } from './platform/events/events.ts';
import { makeJobs } from './platform/jobs/jobs.ts';
import { openMailer } from './platform/email/open-mailer.ts';
import { limitReads } from './platform/limit-reads.ts';
import { openTransactions } from './platform/open-transactions.ts';
import { loggerOptions, logRequests } from './platform/logging.ts';
import { answerBrokenRequest, answerProblems, sendProblem } from './platform/problem-handlers.ts';
import type { Module } from './platform/module.ts';
import { publicOrigin } from './platform/public-origin.ts';
import { findSeeds } from './platform/seeds/seed.repository.ts';
import { readableAddress } from './platform/readable-address.ts';
import { readBodies } from './platform/read-bodies.ts';

/** In the order of docs/decisions/modules-and-jobs.md: none uses a later layer. */
const modules: readonly Module[] = [
  // People
  userModule,
  planModule,
  securityLogModule,
  // Catalogue
  searchIndexModule,
  labelModule,
  ownershipModule,
  payeeModule,
  trackModule,
  artistModule,
  albumModule,
  // Accounts
  decisionNotificationModule,
  staffActionModule,
  serviceSettingModule,
  sessionModule,
  passkeyModule,
  secondFactorModule,
  accountModule,
  subscriptionModule,
  emailProofModule,
  signInModule,
  registrationModule,
  firstRunModule,
  // Listening
  chartModule,
  figureEventModule,
  playModule,
  playlistModule,
  imageModule,
  audioModule(countConversions),
  radioModule,
  playerModule,
  mixModule,
  searchModule,
  collectionModule,
  profileModule,
  dataExportModule,
  // Figures
  figuresModule(findDeductions),
  analyticsModule(heldFlags),
  // Money
  ledgerModule,
  playScreeningModule,
  payComparisonModule,
  recordingShareModule,
  statementModule,
  payoutAccountModule,
  taxDetailModule,
  paymentRunModule,
  paymentHistoryModule,
  contractModule,
  artistRequestModule,
  // Promotion
  concertModule,
  fanModule,
  notificationModule,
  digestModule,
  pushModule,
  canvasModule,
  storyModule,
  pitchModule,
  marqueeModule,
  highlightModule(countWaiting),
  homeModule,
  releaseModule,
  // Administration
  labelDashboardModule,
  paperModule,
  labelAdministrationModule,
  activePromotionModule,
  userAdministrationModule,
  playReviewModule,
  actionReversalModule,
  workspaceModule,
  systemModule,
  todayModule,
  healthModule,
  openapiModule,
  pageModule,
  accountDeletionModule,
];

/** Milliseconds. */
const headersTimeout = 10_000;

/** Routes limit their own parameters. */
const maxParamLength = 16 * 1024;

/** @param ofJobs what jobs use; on PostgreSQL it has connections of its own. */
export async function buildApp(
  foundation: Foundation,
  ofJobs: Foundation = foundation,
): Promise<App> {
  const { config } = foundation;
  const app = fastify({
    logger: loggerOptions(config),
    // `logRequests` logs one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: leastBody,
    routerOptions: { maxParamLength },
    http: { headersTimeout, connectionsCheckingInterval: 1_000 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  readBodies(app);
  answerProblems(app, (request, error) => recordRefusal(foundation, request, error));
  logRequests(app);
  meterCalls(app, foundation.clock);
  openMetrics(app, config.metricsToken);
  const page = readPage(config);
  const events = openEvents({
    db: foundation.db,
    databaseUrl: config.databaseUrl,
    log: app.log,
    kinds: modules.flatMap((module) => module.events),
  });
  app.decorate('events', events);
  app.addHook('onReady', () => events.start());
  app.addHook('onClose', () => events.stop());
  keepFeatured(app, foundation);
  // Before the guards, so that refusals carry these headers too.
  await sendSecureHeaders(app, page);
  await compressAnswers(app);
  limitBodies(app);
  await guardCalls(app, foundation);
  openTransactions(app, foundation.db);
  limitReads(app);
  shapeAnswers(app);
  const jobs = makeJobs(ofJobs, app.log);
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const mailer = openMailer(config, app.log);
  app.decorate('mailer', mailer);
  app.decorate('stopping', { isOn: false });
  app.decorate('refusedPlays', { count: 0 });
  app.addHook('onClose', () => mailer?.close());
  defineSweeps(jobs, ofJobs, events);
  const demo = (await needsDemo(foundation)) ? await import('./demo/index.ts') : null;
  const dependencies = { ...foundation, media: openMedia(app, foundation, demo?.openDemoMedia) };
  await serveClient(app, page, {
    publicUrl: config.publicUrl,
    ownOrigin: publicOrigin(config),
    opensOffline: config.opensOffline,
    identity: () => ({ name: brand, isBeingSetUp: app.firstRun.isOn() }),
    describe: describePage(foundation.db),
    bring: bringAnswers(dependencies, app),
    isElsewhere: (request) => config.demo && !meetsDemo(config, request),
  });
  for (const module of demo ? [...modules, demo.demoModule] : modules) {
    for (const add of module.jobs) {
      await app.register(async (scope) => add(scope, { ...dependencies, ...ofJobs }));
    }
    for (const add of module.routes) {
      await app.register(async (scope) => add(scope, dependencies));
    }
  }
  await app.ready();
  return app;
}

/** A service that began as a demo keeps its songs, which the demo plays. */
async function needsDemo({ config, db }: Foundation): Promise<boolean> {
  return config.demo || (await findSeeds(db)).length > 0;
}
