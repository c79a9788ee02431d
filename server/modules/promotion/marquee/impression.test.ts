import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
afterAll(() => tonada.close());

describe('an impression', () => {
  // Proves marquee: An impression needs its showing
  it('needs the showing that the server handed to this listener', async () => {
    const id = await tonada.running();
    const [who, other] = [await tonada.listener(), await tonada.listener()];
    const send = (payload?: object) =>
      tonada.call('POST', `user/sponsored/${id}/impression`, who, payload);
    const forged = [undefined, {}, { showing: '9999999.AAAAAAAAAAAAAAAAAAAAAA' }];
    const refused = [...forged, { showing: tonada.getShowing(id, other) }];
    for (const payload of refused) {
      expect((await send(payload)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await tonada.read(id))?.impressions).toBe(0);
    const found = await tonada.call('GET', 'user/highlights', who);
    const { sponsored } = found.json<{ sponsored: { id: string; showing: string } }>();
    expect(sponsored.id).toBe(id);
    expect((await send({ showing: sponsored.showing })).statusCode).toBe(204);
    expect((await tonada.read(id))?.impressions).toBe(1);
  });
});
