import { randomUUID } from 'node:crypto';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { brand } from '../src/shared/config/brand.ts';
import { openMedia } from './media/open-media.ts';
import { accountModule } from './modules/account/account.module.ts';
import { albumRoutes } from './modules/album/album.routes.ts';
import { analyticsViewRoutes } from './modules/analytics/analytics-view.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { artistRoutes } from './modules/artist/artist.routes.ts';
import { audioModule } from './modules/audio/audio.module.ts';
import { canvasModule } from './modules/canvas/canvas.module.ts';
import { chartRoutes } from './modules/chart/chart.routes.ts';
import { collectionRoutes } from './modules/collection/collection.routes.ts';
import { concertModule } from './modules/concert/concert.module.ts';
import { dataExportModule } from './modules/data-export/data-export.module.ts';
import { contractRoutes } from './modules/contract/contract.routes.ts';
import { fanModule } from './modules/fan/fan.module.ts';
import { firstRunModule } from './modules/first-run/first-run.module.ts';
import { keepServiceState } from './modules/first-run/service-state.ts';
import { figuresModule } from './modules/figures/figures.module.ts';
import { followRoutes } from './modules/follow/follow.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { artistHighlightRoutes } from './modules/highlight/artist-highlights.routes.ts';
import { highlightRoutes } from './modules/highlight/highlight.routes.ts';
import { imageRoutes } from './modules/image/image.routes.ts';
import { labelAdministration } from './modules/label-administration/label-administration.module.ts';
import { labelDashboardRoutes } from './modules/label-dashboard/label-dashboard.routes.ts';
import { labelRoutes } from './modules/label-dashboard/label.routes.ts';
import { payComparisonModule } from './modules/pay-comparison/pay-comparison.module.ts';
import { ledgerModule } from './modules/ledger/ledger.module.ts';
import { marqueeModule } from './modules/marquee/marquee.module.ts';
import { keepMaintenance } from './modules/service-setting/maintenance.ts';
import { recordRefusal } from './modules/security-log/record-refusal.ts';
import { securityLogModule } from './modules/security-log/security-log.module.ts';
import { serviceSettingRoutes } from './modules/service-setting/service-setting.routes.ts';
import { proofRoutes } from './modules/sign-in/proof.routes.ts';
import { accountDeletionRoutes } from './modules/account-deletion/account-deletion.routes.ts';
import { findPopularTracks } from './modules/audio/audio.repository.ts';
import { listForemostSubjects } from './modules/image/image.repository.ts';
import { countConversions } from './modules/marquee/count-showing.repository.ts';
import { passkeyRoutes } from './modules/passkey/passkey.routes.ts';
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes.ts';
import { deviceRoutes } from './modules/session/device.routes.ts';
import { signInRoutes } from './modules/sign-in/sign-in.routes.ts';
import { findViewer } from './modules/session/find-viewer.ts';
import {
  createFeaturedPlaylists,
  type FeaturedPlaylists,
} from './modules/playlist/featured-playlists.ts';
import { emailProofModule } from './modules/email-proof/email-proof.module.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { editorialPlaylistModule } from './modules/editorial-playlist/editorial-playlist.module.ts';
import { playlistModule } from './modules/playlist/playlist.routes.ts';
import { paymentRunModule } from './modules/payment-run/payment-run.module.ts';
import { notificationModule } from './modules/notification/notification.module.ts';
import { payoutAccountRoutes } from './modules/payout-account/payout-account.routes.ts';
import { pitchModule } from './modules/pitch/pitch.module.ts';
import { changePasswordRoutes } from './modules/page/change-password.routes.ts';
import { describePage } from './modules/page/describe-page.ts';
import { bringHome } from './modules/page/home-page.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { releaseModule } from './modules/release/release.module.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { statementModule } from './modules/statement/statement.module.ts';
import { staffActionRoutes } from './modules/staff-action/staff-action.routes.ts';
import { staffUndoRoutes } from './modules/staff-undo/staff-undo.routes.ts';
import { systemModule } from './modules/system/system.module.ts';
import { storyModule } from './modules/story/story.module.ts';
import { trackRoutes } from './modules/track/track.routes.ts';
import { runningRoutes } from './modules/user-administration/running.routes.ts';
import { workspaceRoutes } from './modules/workspace/workspace.routes.ts';
import { userAdministration } from './modules/user-administration/user-administration.module.ts';
import { enforceAccess, type FindViewer } from './platform/access.ts';
import { shapeAnswers } from './platform/answers.ts';
import type { App, AppModule, Foundation } from './platform/app.ts';
import { removeJob } from './platform/assets/assets.ts';
import { sweepShared } from './platform/attempts/shared-attempts.ts';
import { readPage, serveClient } from './platform/client/serve-client.ts';
import { sendSecureHeaders } from './platform/client/secure-headers.ts';
import { isOwnersCall, meetsDemo } from './platform/demo-mode.ts';
import { meterCalls } from './platform/call-meter.ts';
import { compressAnswers } from './platform/compress-answers.ts';
import { openEvents } from './platform/events/events.ts';
import { makeJobs } from './platform/jobs/jobs.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { limitOpenCalls } from './platform/limit-open-calls.ts';
import { limitRates } from './platform/limit-rates.ts';
import { limitTimes } from './platform/limit-times.ts';
import { loggerOptions, logRequests } from './platform/logging.ts';
import { answerBrokenRequest, answerProblems, sendProblem } from './platform/problem-handlers.ts';
import { nameSilentProxy } from './platform/name-silent-proxy.ts';
import { publicOrigin } from './platform/public-origin.ts';
import { forgetAnswers } from './platform/repeats/answer-once.ts';
import { readableAddress } from './platform/readable-address.ts';
import { readBodies } from './platform/read-bodies.ts';

const modulesWith = (featured: FeaturedPlaylists): readonly AppModule[] => [
  healthRoutes,
  changePasswordRoutes,
  firstRunModule,
  signInRoutes,
  deviceRoutes,
  passkeyRoutes,
  secondFactorRoutes,
  registrationRoutes,
  emailProofModule,
  proofRoutes,
  accountModule,
  accountDeletionRoutes,
  dataExportModule,
  imageRoutes,
  playlistModule(featured),
  editorialPlaylistModule,
  searchRoutes,
  trackRoutes,
  artistRoutes,
  albumRoutes,
  labelRoutes,
  workspaceRoutes,
  labelDashboardRoutes,
  contractRoutes,
  payoutAccountRoutes,
  releaseModule,
  canvasModule,
  storyModule,
  pitchModule,
  marqueeModule,
  fanModule,
  notificationModule,
  highlightRoutes,
  concertModule,
  artistHighlightRoutes,
  figuresModule,
  analyticsRoutes,
  analyticsViewRoutes,
  statementModule,
  chartRoutes,
  profileRoutes,
  followRoutes,
  collectionRoutes,
  audioModule(countConversions),
  userAdministration,
  runningRoutes,
  labelAdministration,
  staffActionRoutes,
  securityLogModule,
  serviceSettingRoutes,
  staffUndoRoutes,
  systemModule,
  paymentRunModule,
  ledgerModule,
  payComparisonModule,
];

/** Bytes of a body by default; no form is a quarter as long. */
const bodyLimit = 16 * 1024;

/** Milliseconds. */
const headersTimeout = 10_000;

/** Routes limit their own parameters. */
const maxParamLength = 16 * 1024;

/** Milliseconds between sweeps of unused assets and old answers. */
const sweepEvery = 3_600_000;

export async function buildApp(foundation: Foundation): Promise<App> {
  const { config } = foundation;
  const app = fastify({
    logger: loggerOptions(config),
    // `logRequests` logs one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
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
  const page = readPage(config);
  const events = openEvents({
    db: foundation.db,
    databaseUrl: config.databaseUrl,
    log: app.log,
  });
  app.decorate('events', events);
  app.addHook('onReady', () => events.start());
  app.addHook('onClose', () => events.stop());
  const featured = createFeaturedPlaylists(foundation.db, foundation.clock, events);
  // Before the access check, so that refusals carry these headers too.
  await sendSecureHeaders(app, page);
  limitTimes(app);
  const isOwners = (request: FastifyRequest) => isOwnersCall(config, request);
  limitRates(app, foundation.elapsed, isOwners);
  limitOpenCalls(app, isOwners);
  nameSilentProxy(app, isOwners);
  await compressAnswers(app);
  const viewerBehind: FindViewer = (token, request) =>
    findViewer(foundation, token, { demo: meetsDemo(config, request) });
  await keepServiceState(app, foundation.db);
  await keepMaintenance(app, foundation.db, viewerBehind);
  enforceAccess(app, { findViewer: viewerBehind, clock: foundation.clock });
  shapeAnswers(app);
  await serveClient(app, page, {
    publicUrl: config.publicUrl,
    ownOrigin: publicOrigin(config),
    identity: () => ({ name: brand, isBeingSetUp: app.firstRun.isOn() }),
    describe: describePage(foundation.db),
    bring: bringHome(featured, app.maintenance),
    isElsewhere: (request) => config.demo && !meetsDemo(config, request),
  });
  const jobs = makeJobs(foundation, app.log);
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const mailer = openMailer(config, app.log);
  app.decorate('mailer', mailer);
  app.addHook('onClose', () => mailer?.close());
  jobs.define({ name: 'assets.sweep', every: sweepEvery, run: () => foundation.assets.sweep() });
  jobs.define({
    name: removeJob,
    run: ({ payload }) => foundation.assets.remove((payload as { hash: string }).hash),
  });
  jobs.define({
    name: 'answers.forget',
    every: sweepEvery,
    run: () => forgetAnswers(foundation.db, foundation.clock()),
  });
  jobs.define({ name: 'events.sweep', every: sweepEvery, run: () => events.sweep() });
  jobs.define({
    name: 'attempts.sweep',
    every: sweepEvery,
    run: () => sweepShared(foundation),
  });
  const foremost = { tracks: findPopularTracks, pictures: listForemostSubjects };
  const dependencies = { ...foundation, media: openMedia(app, foundation, foremost) };
  for (const addModule of modulesWith(featured)) {
    await app.register(async (scope) => addModule(scope, dependencies));
  }
  await app.ready();
  return app;
}
