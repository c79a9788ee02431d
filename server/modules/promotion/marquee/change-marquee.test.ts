import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarqueeApp } from '../../../testing/start-marquee-app.ts';

let tonada: Awaited<ReturnType<typeof startMarqueeApp>>;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
afterAll(() => tonada.close());

describe('a campaign that two devices edit', () => {
  // Proves forms: Saved twice: campaign of Marquee
  // Proves marquee: Two devices edit a campaign
  it('keeps another device’s changes, and reports a field that both changed', async () => {
    const id = await tonada.draft({ budget: 500, campaignName: 'Otoño' });
    const change = (fields: object) =>
      tonada.call('PUT', `promotion/marquee/${id}`, tonada.speaker, fields);
    const fromPhone = {
      budget: 300,
      targetAudience: { countries: ['MX'] },
      seen: { budget: 500, countries: [] },
    };
    expect((await change(fromPhone)).statusCode).toBe(204);
    const named = { campaignName: 'Invierno', seen: { campaignName: 'Otoño' } };
    expect((await change(named)).statusCode).toBe(204);
    expect(await tonada.read(id)).toMatchObject({
      campaignName: 'Invierno',
      budget: 300,
      targetAudience: { countries: ['MX'] },
    });
    const late = {
      budget: 700,
      creativeAssets: { copy: 'Ya' },
      seen: { budget: 500, copy: 'Escúchala' },
    };
    const refused = await change(late);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ fields: { budget: 'Ahora es «300».' }, current: { budget: 300 } }),
    ]);
    expect(await tonada.read(id)).toMatchObject({
      budget: 300,
      creativeAssets: { copy: 'Escúchala' },
    });
  });
});
