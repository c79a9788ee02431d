import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDecisions } from '../../../testing/read-bell.ts';
import { type CanvasApp, startCanvasApp } from '../../../testing/start-canvas-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';

let tonada: CanvasApp;
beforeAll(async () => {
  tonada = await startCanvasApp();
  await tonada.startAnew();
});
afterAll(() => tonada.close());

describe('an editor', () => {
  // Proves notices: Canvas
  it('notifies sender and artist of each decision once', async () => {
    const { speaker, people } = tonada;
    const { casa, editora, otra } = people;
    if (!casa || !editora || !otra) throw new Error('Nobody is there.');
    const own = await tonada.pendingCanvas();
    const sent = await tonada.filled({ trackId: 'trk_2' }, 'casa');
    await tonada.deliver(sent, 'casa', `?artistId=${faro}`);
    const waiting = (await tonada.canvasInbox()).items;
    const ofLabel = waiting.find(({ id }) => id !== own.id);
    await tonada.reject(own.id, 'Lleva texto.');
    tonada.clock.advance(1000);
    const statuses = [];
    for (const id of [ofLabel?.id, ofLabel?.id]) {
      statuses.push((await tonada.approve(id ?? '')).statusCode);
    }
    expect(statuses).toEqual([204, 409]);
    const of = { subject: 'canvas', by: 'Eva Editora' };
    expect(await readDecisions(tonada, speaker)).toMatchObject([
      { ...of, outcome: 'accepted', title: 'Marea', word: '' },
      { ...of, outcome: 'rejected', title: 'Luna', word: 'Lleva texto.' },
    ]);
    expect(await readDecisions(tonada, casa)).toMatchObject([
      { title: 'Marea', link: { screen: 'canvas', artistId: faro } },
    ]);
    for (const other of [editora, otra]) expect(await readDecisions(tonada, other)).toEqual([]);
  });

  // Proves editorial: A Canvas taken back
  it('takes an approval back before the Canvas is shown', async () => {
    const { id, track } = await tonada.pendingCanvas({ trackId: 'trk_1' });
    const act = (what: string) => tonada.call('editora', 'POST', `editorial/canvas/${id}/${what}`);
    expect((await act('approve')).statusCode).toBe(204);
    const own = async () => (await tonada.list()).find((canvas) => canvas.id === id);
    expect(await own()).toMatchObject({ status: 'pending' });
    expect((await act('undo')).statusCode).toBe(204);
    await tonada.app.jobs.runDue();
    expect(await tonada.behind(track.id ?? '')).toBeNull();
    expect((await tonada.canvasInbox()).items.map((canvas) => canvas.id)).toEqual([id]);
    await tonada.approve(id);
    expect(await tonada.behind(track.id ?? '')).toMatchObject({ id });
    const late = await act('undo');
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { error: 'Ya no se puede deshacer: la respuesta ya salió.' },
    ]);
  });
});
