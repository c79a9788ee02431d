import type { Canvas, CanvasVideo } from '#contract/canvas.ts';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { addFan } from './add-fan.ts';
import { makeMp3 } from './make-sound.ts';
import { makeVideo } from './make-video.ts';
import { faro } from './start-payment-app.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, unclaimed, type WritingCalls } from './writing-call.ts';

/** Calls about what artists promote, and what their fans do with it. */
export function promotionCalls(tonada: ReleaseApp): Record<string, WritingCalls> {
  const { app, clock, db, people, picture } = tonada;
  let made = 0;
  const delivered = () => ({ id: `promo-${(made += 1)}`, at: clock().toISOString() });
  const deliver = (path: string, payload: object) => tonada.call('faro', 'POST', path, { payload });

  return {
    async *uploads() {
      const url = 'promotion/uploads';
      const [video, sound] = [await makeVideo(), await makeMp3(4, { bitrate: 128 })];
      for (const [kind, file] of Object.entries({
        'concert-picture': picture,
        'canvas-thumbnail': picture,
        'story-photo': picture,
        'story-video': video,
        'story-audio': sound,
        'marquee-image': picture,
        'marquee-video': video,
        'marquee-audio': sound,
      })) {
        yield call('faro', 'PUT', `${url}/${kind}`, file, unclaimed);
      }
    },
    async *canvas() {
      const url = 'promotion/canvas';
      const file = await makeVideo({ colour: () => 'teal' });
      const staged = yield call('faro', 'PUT', 'promotion/uploads/canvas', file, unclaimed);
      const canvas = {
        trackId: 'trk_1',
        trackTitle: 'Luna',
        artistName: 'Faro Norte',
        videoFile: staged.json<CanvasVideo>().video,
        thumbnailFile: null,
        videoUrl: '',
        description: '',
        tags: [],
        isLoop: true,
        startTime: 0,
        endTime: 4,
      };
      yield call('faro', 'POST', url, { ...canvas, ...delivered() });
      const readOwn = async () => (await tonada.call('faro', 'GET', url)).json<Canvas[]>();
      const findPending = async () =>
        (await readOwn()).find(({ status }) => status === 'pending')?.id ?? '';
      const id = await findPending();
      yield call('editora', 'POST', `editorial/canvas/${id}/approve`);
      yield call('editora', 'POST', `editorial/canvas/${id}/undo`);
      yield call('editora', 'POST', `editorial/canvas/${id}/approve`);
      await app.jobs.runDue();
      yield call('fan', 'POST', 'tracks/trk_1/canvas/views', { canvasId: id });
      await deliver(url, {
        ...canvas,
        ...delivered(),
        videoFile: null,
        videoUrl: 'https://a.example',
      });
      const other = await findPending();
      yield call('editora', 'POST', `editorial/canvas/${other}/reject`, { feedback: 'Sin texto.' });
      yield call('faro', 'DELETE', `${url}/${other}`);
    },
    async *'links for the press'() {
      const release = await tonada.pending({ releaseDate: '2026-12-04' });
      const url = `label/drafts/${release.id}/links`;
      const link = { note: 'Revista X', endsOn: '2026-12-04' };
      const answer = yield call('casa', 'POST', url, link);
      const { id, token } = answer.json<Made & { token: string }>();
      yield call(null, 'POST', 'press/release', { token, isRenewal: false });
      yield call('casa', 'DELETE', `${url}/${id}`);
    },
    async *'fans of an artist'() {
      const listenerId = people['seguidora']?.id ?? '';
      await addFan(db, { artistId: faro, listenerId, followedAt: clock() });
      const about = { description: 'Un día antes.', type: 'early_access', rewards: [] };
      const days = { startDate: '2026-11-20', endDate: '2026-11-30' };
      const open = { eligibleTiers: [], maxParticipants: 100 };
      const campaign = { ...delivered(), title: 'Antes', ...about, ...days, ...open };
      await deliver('promotion/fans/campaigns', campaign);
      await tonada.call('faro', 'POST', `promotion/fans/campaigns/${campaign.id}/activate`);
      yield call('seguidora', 'POST', `user/campaigns/${campaign.id}/join`, {});
      yield call('seguidora', 'POST', `user/campaigns/${campaign.id}/leave`, {});
      const text = { message: 'Un vals.', type: 'new_release', includeTrackLink: true };
      const now = { scheduledDate: null, targetTiers: [], trackId: 'trk_1' };
      for (const title of ['Sale hoy', 'Sale ya']) {
        await deliver('promotion/fans/notifications', { ...delivered(), title, ...text, ...now });
      }
      await app.jobs.runDue();
      const bell = await tonada.call('seguidora', 'GET', 'user/notifications');
      const [latest] = bell.json<ReceivedNotifications>().notifications;
      yield call('seguidora', 'POST', `user/notifications/${latest?.id}/open`);
      yield call('seguidora', 'POST', `user/notifications/${latest?.id}/click`);
      yield call('seguidora', 'POST', 'user/notifications/read', {});
    },
  };
}
