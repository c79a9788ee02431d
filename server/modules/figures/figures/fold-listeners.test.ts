import { afterAll, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { countFigures } from './count-figures.ts';
import { artistToRecountTable } from './artist-summary.table.ts';
import { recountFigures } from './recount-figures.ts';
import { foldListeners } from './fold-listeners.ts';
import { findListenerFigures } from './listener-figures.repository.ts';

const today = '2026-11-20';
const artistId = 'art_faro-norte';
const tonada = await startTestApp({ now: new Date(`${today}T20:00:00Z`) });
const { db } = tonada;
await addTracks(db, [
  { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
  { id: 'trk_2', title: 'Marea', artist: 'Faro Norte' },
]);
afterAll(() => tonada.close());

const play = (listenerId: string, trackId = 'trk_1') =>
  recordPlay(db, { listenerId, trackId, playedAt: tonada.clock() });

// Proves figures: Listeners of the day that lasts
it('a day has its listeners in their months while it lasts, and in its row once it is over', async () => {
  const [luz, pia] = [await tonada.signIn(), await tonada.signIn()];
  const count = async () =>
    (await findListenerFigures(db, [artistId], '2026-11-22')).get(artistId)?.['7days'].all;
  const state = async () => {
    const [day] = await db.select().from(artistDayTable);
    return [day?.listeners.length, day?.isOpen, await count()];
  };
  await play(luz.id);
  await play(luz.id, 'trk_2');
  await countFigures(db);
  await play(luz.id);
  await countFigures(db);
  expect(await state()).toEqual([0, true, 1]);
  await foldListeners(db, today);
  expect(await state()).toEqual([0, true, 1]);
  await foldListeners(db, '2026-11-21');
  expect(await state()).toEqual([1, false, 1]);
  // Late plays, of a listener who is in the row and of another.
  await play(luz.id);
  await play(pia.id);
  await countFigures(db);
  expect(await state()).toEqual([2, false, 2]);
  // A recount opens the last day, which has more plays to come.
  await db.insert(artistToRecountTable).values({ artistId });
  await recountFigures(db);
  expect(await state()).toEqual([2, true, 2]);
  await play((await tonada.signIn()).id);
  await countFigures(db);
  expect(await state()).toEqual([2, true, 3]);
  await foldListeners(db, '2026-11-21');
  expect(await state()).toEqual([3, false, 3]);
});
