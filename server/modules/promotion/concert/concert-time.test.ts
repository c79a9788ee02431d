import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ConcertApp, startConcertApp } from '../../../testing/start-concert-app.ts';

let tonada: ConcertApp;
beforeAll(async () => {
  tonada = await startConcertApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

// Proves concerts: Listed until it is over
it('a night concert begins after midnight, and stays listed until its end', async () => {
  await tonada.announced({ date: '2027-03-06', time: '00:30', doors: '23:30' });
  const startsAt = '2027-03-06T23:30:00.000Z';
  for (const [now, listed] of [
    ['2027-03-06T23:45:00Z', [{ date: '2027-03-06', time: '00:30', startsAt }]],
    ['2027-03-07T22:59:00Z', [{ date: '2027-03-06', time: '00:30', startsAt }]],
    ['2027-03-07T23:00:00Z', []],
  ] as const) {
    tonada.clock.set(new Date(now));
    const { concerts } = await tonada.highlights();
    expect(concerts).toMatchObject(listed);
    expect(concerts).toHaveLength(listed.length);
  }
});

// Proves concerts: A corrected zone stays
it('a concert may correct its time zone, which older devices do not undo', async () => {
  const at = { city: 'Arlington', country: 'US', date: '2027-03-06', time: '20:00' } as const;
  const id = await tonada.announced({ ...at, timeZone: 'America/New_York' });
  const readConcert = async () => (await tonada.highlights()).concerts[0];
  expect(await readConcert()).toMatchObject({
    timeZone: 'America/New_York',
    startsAt: '2027-03-07T01:00:00.000Z',
  });
  await tonada.change(id, { ...at, title: 'Otra vez' });
  expect(await readConcert()).toMatchObject({ title: 'Otra vez', timeZone: 'America/New_York' });
  await tonada.change(id, { ...at, timeZone: 'America/Chicago' });
  expect(await readConcert()).toMatchObject({ startsAt: '2027-03-07T02:00:00.000Z' });
  await tonada.change(id, { ...at, city: 'Portland, Maine' });
  expect(await readConcert()).toMatchObject({ timeZone: 'America/New_York' });
});
