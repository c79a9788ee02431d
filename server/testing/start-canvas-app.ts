import type { Canvas, CanvasInbox, CanvasVideo, DeliveredCanvas } from '#contract/canvas.ts';
import { makeVideo } from './make-video.ts';
import { startReleaseApp } from './start-release-app.ts';
import { faro } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';

export async function startCanvasApp() {
  const tonada = await startReleaseApp();
  const { app, people, speaker } = tonada;
  people['faro'] = speaker;
  const video = await makeVideo();
  let made = 0;

  const upload = (payload: Buffer, who = 'faro', kind = 'canvas') =>
    app.inject({
      method: 'PUT',
      url: `/api/promotion/uploads/${kind}`,
      headers: { ...people[who]?.headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  const stage = async (who = 'faro', content = video) =>
    (await upload(content, who)).json<CanvasVideo>().video;

  /** A complete canvas with a test's changes. */
  async function filled(change: Partial<DeliveredCanvas> = {}, who = 'faro') {
    made += 1;
    const canvas: DeliveredCanvas = {
      id: `local_${made}`,
      at: '2026-11-20T19:00:00.000Z',
      trackId: 'trk_1',
      trackTitle: 'Como se llamaba',
      artistName: 'Faro Norte',
      videoFile: change.videoFile === undefined ? await stage(who) : change.videoFile,
      thumbnailFile: null,
      videoUrl: '',
      description: 'El mar de noche',
      tags: ['mar'],
      isLoop: true,
      startTime: 0,
      endTime: 4,
      ...change,
    };
    return canvas;
  }

  const deliver = (payload: DeliveredCanvas, who = 'faro', query = '') =>
    tonada.call(who, 'POST', `promotion/canvas${query}`, { payload });

  const list = async (who = 'faro', query = '') =>
    (await tonada.call(who, 'GET', `promotion/canvas${query}`)).json<Canvas[]>();

  const canvasInbox = async (query = '') =>
    (await tonada.call('editora', 'GET', `editorial/canvas${query}`)).json<CanvasInbox>();

  async function pendingCanvas(change: Partial<DeliveredCanvas> = {}) {
    await deliver(await filled(change));
    const waiting = (await canvasInbox()).items.at(-1);
    if (waiting === undefined) throw new Error('Nothing waits.');
    return waiting;
  }

  const approve = (id: string, who = 'editora') =>
    tonada.tellAfter(tonada.call(who, 'POST', `editorial/canvas/${id}/approve`));

  const reject = (id: string, feedback: string, who = 'editora') =>
    tonada.tellAfter(
      tonada.call(who, 'POST', `editorial/canvas/${id}/reject`, { payload: { feedback } }),
    );

  const behind = async (track: string) =>
    (await app.inject(`/api/tracks/${track}/canvas`)).json<{
      canvas: { id: string; videoUrl: string } | null;
    }>().canvas;

  const see = (listener: SignedIn, track: string, canvasId: string) =>
    app.inject({
      method: 'POST',
      url: `/api/tracks/${track}/canvas/views`,
      headers: listener.headers,
      payload: { canvasId },
    });

  return {
    ...tonada,
    faro,
    video,
    upload,
    stage,
    filled,
    deliver,
    list,
    canvasInbox,
    pendingCanvas,
    approve,
    reject,
    behind,
    see,
  };
}

export type CanvasApp = Awaited<ReturnType<typeof startCanvasApp>>;
