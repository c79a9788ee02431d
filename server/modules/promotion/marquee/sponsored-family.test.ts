import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { familyMemberTable } from '../../people/plan/family.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
  await tonada.clear();
});
afterAll(() => tonada.close());

// Proves marquee: Whom it means
it('is shown to nobody whose plan a family pays', async () => {
  const id = await tonada.running();
  const who = await tonada.listener();
  expect((await tonada.getSponsored(who))?.id).toBe(id);
  const { id: payerId } = await tonada.signIn({ subscriptionType: 'family' });
  const since = tonada.clock();
  await tonada.db.insert(familyMemberTable).values({ memberId: who.id, payerId, since });
  expect(await tonada.getSponsored(who)).toBeNull();
});
