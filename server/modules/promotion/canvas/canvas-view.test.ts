import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { type CanvasApp, startCanvasApp } from '../../../testing/start-canvas-app.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { canvasTable } from './canvas.table.ts';

let tonada: CanvasApp;
beforeAll(async () => {
  tonada = await startCanvasApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(canvasTable);
});
afterAll(() => tonada.close());

describe('a view of a canvas', () => {
  const readViews = async () => (await tonada.list())[0]?.views;

  // Proves canvas: Views
  it('counts once per play for signed-in users, while it is live', async () => {
    const { id } = await tonada.pendingCanvas();
    const listener = await tonada.signIn();
    await tonada.see(listener, 'trk_1', id);
    expect(await readViews()).toBe(0);
    await tonada.approve(id);
    await Promise.all(Array.from({ length: 12 }, () => tonada.see(listener, 'trk_1', id)));
    expect(await readViews()).toBe(1);
    tonada.clock.advance(179_000);
    await tonada.see(listener, 'trk_1', id);
    expect(await readViews()).toBe(1);
    tonada.clock.advance(2_000);
    await tonada.see(listener, 'trk_1', id);
    await tonada.see(await tonada.signIn(), 'trk_1', id);
    expect(await readViews()).toBe(3);
    expect((await tonada.see(listener, 'trk_2', id)).statusCode).toBe(204);
    expect(await readViews()).toBe(3);
  });

  // Proves canvas: Engagement
  it('has the share who liked the track afterwards, from five listeners on', async () => {
    const { id } = await tonada.pendingCanvas();
    await tonada.approve(id);
    const listeners = await Promise.all(Array.from({ length: 5 }, () => tonada.signIn()));
    const [before, after] = listeners;
    const like = async (listener: typeof before) => {
      if (!listener) return;
      const liked = { listenerId: listener.id, trackId: 'trk_1', likedAt: tonada.clock() };
      await tonada.db.insert(likedTrackTable).values(liked);
    };
    const read = async () => {
      const isCount = eq(jobTable.kind, 'canvas.engagement');
      await tonada.db.update(jobTable).set({ runAt: tonada.clock() }).where(isCount);
      await tonada.app.jobs.runDue();
      const [row] = await tonada.db.select().from(canvasTable).where(eq(canvasTable.id, id));
      return row?.engagement;
    };
    await like(before);
    tonada.clock.advance(1_000);
    for (const listener of listeners.slice(1)) await tonada.see(listener, 'trk_1', id);
    await like(after);
    expect(await read()).toBe(0);
    if (before) await tonada.see(before, 'trk_1', id);
    expect(await read()).toBe(20);
  });
});
