import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import type { MediaKeys } from '../../../platform/media-keys.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { getDevice, type OfflineClaim, type OnPlay, takeOfflinePlays } from '../play/index.ts';
import { findExistingTracks, findPlanRights } from './audio.repository.ts';
import { getPermitSpan, readPermit, signPermit } from './offline-permit.ts';
import { hasDownloads, type PlanRights } from './plan-rights.ts';

type OfflineOptions = {
  db: Db;
  secret: MediaKeys;
  clock: () => Date;
  onPlay: OnPlay;
  /** @param address of the network that delivers. */
  markNetwork: (address: string, at: Date) => string;
};

/** The last day of a cancelled plan; null while it goes on. */
const getLastDay = ({ plan, paidUntil, isInFamily }: PlanRights) =>
  plan === 'free' && !isInFamily ? paidUntil : null;

/** Copies on a device: what may be played there, and what was. See docs/product/offline.md. */
export function offlineRoutes(app: App, options: OfflineOptions) {
  const { db, secret, clock, onPlay, markNetwork } = options;

  serve(
    app,
    'POST /user/offline-permits',
    { access: 'listener', opensTransaction: true },
    async (request) => {
      const { id: listenerId } = getViewer(request);
      const { device, trackIds } = request.body;
      const now = clock();
      const rights = await findPlanRights(db, listenerId, now);
      if (rights === null || !hasDownloads(rights, toDay(now)))
        throw problem('forbidden', { error: sentences.downloads.premiumOnly });
      const span = getPermitSpan(now, getLastDay(rights));
      const until = new Date(span.validUntil).toISOString();
      const found = await findExistingTracks(db, trackIds);
      const permits = found.map((trackId) => ({
        trackId,
        permit: signPermit({ listenerId, device, trackId }, span, secret),
        until,
      }));
      return { now: now.toISOString(), permits };
    },
  );

  serve(app, 'POST /user/offline-plays', { access: 'listener' }, async (request) => {
    const { id: listenerId } = getViewer(request);
    const { tx } = request;
    const now = clock();
    const rights = await findPlanRights(tx, listenerId, now);
    const claims = request.body.plays.map(({ id, trackId, permit, playedAt }): OfflineClaim => {
      const at = new Date(playedAt);
      const owner = { listenerId, device: request.body.device, trackId };
      return {
        id,
        trackId,
        at: at.getTime(),
        permit: readPermit(owner, permit, secret),
        isPaid: rights !== null && hasDownloads(rights, toDay(at)),
      };
    });
    const delivery = { listenerId, claims, device: findDevice(request), now, onPlay };
    const mark = (at: Date) => markNetwork(request.ip, at);
    return { counted: await takeOfflinePlays(tx, { ...delivery, markNetwork: mark }) };
  });
}

const findDevice = ({ headers }: FastifyRequest) => getDevice(headers['user-agent'], false);
