import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { brand } from '../src/shared/config/brand.ts';
import { defineSweeps } from './define-sweeps.ts';
import { guardCalls } from './guard-calls.ts';
import { openMedia } from './media/open-media.ts';
import { accountModule } from './modules/accounts/account/index.ts';
import { accountDeletionModule } from './modules/administration/account-deletion/index.ts';
import { albumModule } from './modules/catalogue/album/index.ts';
import { analyticsModule } from './modules/figures/analytics/index.ts';
import { artistModule } from './modules/catalogue/artist/index.ts';
import { artistRequestModule } from './modules/money/artist-request/index.ts';
import { audioModule } from './modules/listening/audio/index.ts';
import { canvasModule } from './modules/promotion/canvas/index.ts';
import { chartModule } from './modules/listening/chart/index.ts';
import { collectionModule } from './modules/listening/collection/index.ts';
import { concertModule } from './modules/promotion/concert/index.ts';
import { contractModule } from './modules/money/contract/index.ts';
import { dataExportModule } from './modules/listening/data-export/index.ts';
import { decisionNotificationModule } from './modules/accounts/decision-notification/index.ts';
import { emailProofModule } from './modules/accounts/email-proof/index.ts';
import { fanModule } from './modules/promotion/fan/index.ts';
import { figureEventModule } from './modules/listening/figure-event/index.ts';
import { figuresModule } from './modules/figures/figures/index.ts';
import { firstRunModule } from './modules/accounts/first-run/index.ts';
import { healthModule } from './modules/administration/health/index.ts';
import { highlightModule } from './modules/promotion/highlight/index.ts';
import { homeModule } from './modules/promotion/home/index.ts';
import { imageModule } from './modules/listening/image/index.ts';
import { labelModule } from './modules/catalogue/label/index.ts';
import { labelAdministrationModule } from './modules/administration/label-administration/index.ts';
import { labelDashboardModule } from './modules/administration/label-dashboard/index.ts';
import { ledgerModule } from './modules/money/ledger/index.ts';
import { countConversions, marqueeModule } from './modules/promotion/marquee/index.ts';
import { lyricsModule } from './modules/catalogue/lyrics/index.ts';
import { musicFileModule } from './modules/catalogue/music-file/index.ts';
import { musicAdministrationModule } from './modules/administration/music-administration/index.ts';
import { mixModule } from './modules/listening/mix/index.ts';
import { digestModule } from './modules/promotion/digest/index.ts';
import { notificationModule } from './modules/promotion/notification/index.ts';
import { openapiModule } from './modules/administration/openapi/index.ts';
import { oidcModule } from './modules/accounts/oidc/index.ts';
import { ownershipModule } from './modules/catalogue/ownership/index.ts';
import { payeeModule } from './modules/catalogue/payee/index.ts';
import { bringAnswers, describePage, pageModule } from './modules/administration/page/index.ts';
import { paperModule } from './modules/administration/paper/index.ts';
import { passkeyModule } from './modules/accounts/passkey/index.ts';
import { payComparisonModule } from './modules/money/pay-comparison/index.ts';
import { paymentHistoryModule } from './modules/money/payment-history/index.ts';
import { paymentRunModule } from './modules/money/payment-run/index.ts';
import { payoutAccountModule } from './modules/money/payout-account/index.ts';
import { pitchModule } from './modules/promotion/pitch/index.ts';
import { planModule } from './modules/people/plan/index.ts';
import { playModule } from './modules/listening/play/index.ts';
import { playReviewModule } from './modules/administration/play-review/index.ts';
import { heldFlags, playScreeningModule } from './modules/money/play-screening/index.ts';
import { playerModule } from './modules/listening/player/index.ts';
import { togetherModule } from './modules/listening/together/index.ts';
import { keepFeatured, playlistModule } from './modules/listening/playlist/index.ts';
import { profileModule } from './modules/listening/profile/index.ts';
import { pushModule } from './modules/promotion/push/index.ts';
import { radioModule } from './modules/listening/radio/index.ts';
import { recordingShareModule } from './modules/money/recording-share/index.ts';
import { registrationModule } from './modules/accounts/registration/index.ts';
import { releaseModule } from './modules/promotion/release/index.ts';
import { activePromotionModule } from './modules/administration/active-promotion/index.ts';
import { searchModule } from './modules/listening/search/index.ts';
import { searchIndexModule } from './modules/catalogue/search-index/index.ts';
import { secondFactorModule } from './modules/accounts/second-factor/index.ts';
import { recordRefusal, securityLogModule } from './modules/people/security-log/index.ts';
import { serviceSettingModule } from './modules/accounts/service-setting/index.ts';
import { sessionModule } from './modules/accounts/session/index.ts';
import { signInModule } from './modules/accounts/sign-in/index.ts';
import { staffActionModule } from './modules/accounts/staff-action/index.ts';
import { actionReversalModule } from './modules/administration/action-reversal/index.ts';
import { findDeductions, statementModule } from './modules/money/statement/index.ts';
import { subscriptionModule } from './modules/accounts/subscription/index.ts';
import { storyModule } from './modules/promotion/story/index.ts';
import { systemModule } from './modules/administration/system/index.ts';
import { taxDetailModule } from './modules/money/tax-detail/index.ts';
import { countWaiting, todayModule } from './modules/administration/today/index.ts';
import { soundAnalysisModule } from './modules/catalogue/sound-analysis/index.ts';
import { trackModule } from './modules/catalogue/track/index.ts';
import { uploadModule } from './modules/accounts/upload/index.ts';
import { userModule } from './modules/people/user/index.ts';
import { userAdministrationModule } from './modules/administration/user-administration/index.ts';
import { workspaceModule } from './modules/administration/workspace/index.ts';
import { shapeAnswers } from './platform/answers.ts';
import { leastBody, limitBodies } from './platform/body-limit.ts';
import type { App, Foundation } from './platform/app.ts';
import { readPage, serveClient } from './platform/client/serve-client.ts';
import { sendSecureHeaders } from './platform/client/secure-headers.ts';
import { meetsDemo } from './platform/demo-mode.ts';
import { meterCalls } from './platform/call-meter.ts';
import { openMetrics } from './platform/metrics.ts';
import { compressAnswers } from './platform/compress-answers.ts';
import { dropPreloads } from './platform/drop-preloads.ts';
import { openLimits } from './platform/attempts/limits.ts';
import { openEvents } from './platform/events/events.ts';
import { makeJobs } from './platform/jobs/jobs.ts';
import { openMailer } from './platform/email/open-mailer.ts';
import { limitReads } from './platform/limit-reads.ts';
import { openTransactions } from './platform/open-transactions.ts';
import { loggerOptions, logRequests } from './platform/logging.ts';
import { answerBrokenRequest, answerProblems, sendProblem } from './platform/problem-handlers.ts';
import { type Module, toPlugin } from './platform/module.ts';
import { publicOrigin } from './platform/public-origin.ts';
import { findSeeds } from './platform/seeds/seed.repository.ts';
import { readableAddress } from './platform/readable-address.ts';
import { readBodies } from './platform/read-bodies.ts';
import { traceCalls } from './platform/traces/trace-calls.ts';

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
  soundAnalysisModule,
  trackModule,
  artistModule,
  albumModule,
  lyricsModule,
  musicFileModule,
  // Accounts
  decisionNotificationModule,
  staffActionModule,
  serviceSettingModule,
  uploadModule,
  sessionModule,
  passkeyModule,
  secondFactorModule,
  accountModule,
  subscriptionModule,
  emailProofModule,
  signInModule,
  registrationModule,
  oidcModule,
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
  togetherModule,
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
  musicAdministrationModule,
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
  const traceJob = await traceCalls(app, config);
  logRequests(app);
  meterCalls(app, foundation.clock, openMetrics(app, config.metricsToken));
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
  openLimits(app, foundation);
  keepFeatured(app, foundation);
  // Before the guards, so that refusals carry these headers too.
  await sendSecureHeaders(app, page);
  await compressAnswers(app);
  limitBodies(app);
  dropPreloads(app);
  await guardCalls(app, foundation);
  openTransactions(app, foundation.db);
  limitReads(app);
  shapeAnswers(app);
  const jobs = makeJobs(ofJobs, app.log, traceJob);
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const mailer = openMailer(config, app.log);
  app.decorate('mailer', mailer);
  app.decorate('stopping', { isOn: false });
  app.decorate('refusedPlays', { count: 0 });
  app.decorate('storePlays', { now: async () => undefined });
  app.addHook('onClose', () => mailer?.close());
  defineSweeps(jobs, ofJobs, events, () => app.firstRun.isOn());
  const demo = (await needsDemo(foundation)) ? await import('./demo/index.ts') : null;
  const dependencies = { ...foundation, media: openMedia(app, foundation, demo?.openDemoMedia) };
  await serveClient(app, page, {
    publicUrl: config.publicUrl,
    ownOrigin: publicOrigin(config),
    opensOffline: config.opensOffline,
    measuresScreens: config.fieldFigures,
    house: config.oidc?.name,
    formerFolder: join(config.dataDir, 'client'),
    identity: () => ({ name: brand, isBeingSetUp: app.firstRun.isOn() }),
    describe: describePage(foundation.db),
    bring: bringAnswers(dependencies, app),
    isElsewhere: (request) => config.demo && !meetsDemo(config, request),
  });
  const behindJobs = { ...dependencies, ...ofJobs };
  for (const module of demo ? [...modules, demo.demoModule] : modules) {
    for (const add of module.jobs) await app.register(toPlugin(module, add, behindJobs));
    for (const add of module.routes) await app.register(toPlugin(module, add, dependencies));
  }
  await app.ready();
  return app;
}

/** A service that began as a demo keeps its songs, which the demo plays. */
async function needsDemo({ config, db }: Foundation): Promise<boolean> {
  return config.demo || (await findSeeds(db)).length > 0;
}
