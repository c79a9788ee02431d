import type { OwnShares, SharedTracks } from '#contract/recording-share.ts';
import { decisionNotificationTable } from '../modules/accounts/decision-notification/decision-notification.table.ts';
import {
  recordingPartTable,
  recordingShareTable,
} from '../modules/money/recording-share/recording-share.table.ts';
import { deleteKept } from './delete-kept.ts';
import { startContractApp } from './start-contract-app.ts';
import { faro } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';

export const artistPart = { role: 'main', part: 60 };
export const producerPart = { role: 'producer', part: 25.5, email: 'Productora@example.com ' };
export const voicePart = { role: 'featured', part: 14.5, email: 'voz@example.com' };

/** The sheet that `Casa` proposes by default. */
export const sheet = {
  trackId: 'trk_1',
  startsOn: '2026-12-01',
  parts: [artistPart, producerPart, voicePart],
};

/** The app for contracts, with two more people who may get a part of Luna. */
export async function startShareApp() {
  const tonada = await startContractApp();
  const producer = await tonada.signIn({
    email: 'productora@example.com',
    displayName: 'Productora',
  });
  const voice = await tonada.signIn({ email: 'voz@example.com', displayName: 'Voz' });

  const propose = (change: object = {}, who = tonada.people['casa'], artist: string = faro) =>
    tonada.send('POST', `label/artists/${artist}/recording-shares`, {
      who,
      payload: { ...sheet, ...change },
    });
  const answer = (id: string, who: SignedIn, isAccepted = true, reason?: string) =>
    tonada.send('POST', `payee/shares/${id}`, {
      who,
      payload: { isAccepted, ...(reason && { reason }) },
    });

  return {
    ...tonada,
    producer,
    voice,
    propose,
    answer,
    /** Resets clock and contracts, and forgets all sheets. */
    async startWithoutShares() {
      await tonada.startAnew();
      await tonada.db.delete(decisionNotificationTable);
      await deleteKept(tonada.db, recordingPartTable, recordingShareTable);
    },
    /** @returns the id of the proposal. */
    proposed: async (change: object = {}) => (await propose(change)).json<{ id: string }>().id,
    mine: async (who: SignedIn) =>
      (await tonada.send('GET', 'payee/shares', { who })).json<OwnShares>(),
    /** Sheets of Luna, as the label reads them. */
    async readTrack(who = tonada.people['casa']) {
      const url = `label/artists/${faro}/recording-shares`;
      const { tracks } = (await tonada.send('GET', url, { who })).json<SharedTracks>();
      return tracks.find(({ id }) => id === 'trk_1')?.shares ?? [];
    },
    /** @returns the states of the answers. */
    async acceptAll(id: string) {
      const states: number[] = [];
      for (const who of [tonada.speaker, producer, voice]) {
        states.push((await answer(id, who)).statusCode);
      }
      return states;
    },
  };
}

export type ShareApp = Awaited<ReturnType<typeof startShareApp>>;
