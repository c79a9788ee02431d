import { eq } from '#drizzle/orm.ts';
import { newId } from '../platform/ids.ts';
import { artistMemberTable } from '../modules/catalogue/artist/artist-member.table.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { labelContractTable } from '../modules/catalogue/label/label-contract.table.ts';
import { staffActionTable } from '../modules/accounts/staff-action/staff-action.table.ts';
import { startLabelApp } from './start-label-app.ts';
import { faro, uno } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';

type Call = { who?: SignedIn | undefined; payload?: object | undefined; key?: string };

/** The default offer of `Casa`. */
export const terms = { royaltyRate: 72.5, startsOn: '2027-01-01', endsOn: '2028-12-31' };

/** An artist who is not in the catalogue yet. */
export const nueva = { ...terms, name: 'Ñandú Lila', genre: 'Folk', country: 'AR' };

/**
 * The app for labels, on 20 November 2026: Faro Norte is with `Casa` at 70 % until 31 December,
 * Uno with `Otra`. `speaker` acts for Faro Norte, `luz` for nobody.
 */
export async function startContractApp() {
  const tonada = await startLabelApp();
  const { db, labels, app } = tonada;
  const speaker = await tonada.signIn({ role: 'artist', displayName: 'Faro' });
  const luz = await tonada.signIn({ role: 'artist', email: 'luz@example.com' });
  await db.insert(artistMemberTable).values({ artistId: faro, userId: speaker.id });

  function send(method: 'GET' | 'POST' | 'DELETE', path: string, call: Call = {}) {
    const { who, payload, key } = call;
    const headers = { ...who?.headers, ...(key && { 'idempotency-key': key }) };
    return app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  }

  return {
    ...tonada,
    speaker,
    luz,
    send,
    /** Resets the clock to 20 November 2026 and the contracts to the initial ones. */
    async startAnew() {
      tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
      await db.delete(labelContractTable);
      await db.delete(artistTable).where(eq(artistTable.name, nueva.name));
      const common = { status: 'active' as const, endsOn: '2026-12-31' };
      await db.insert(labelContractTable).values([
        {
          ...common,
          id: newId(),
          labelId: labels.casa,
          artistId: faro,
          royaltyRate: 70,
          startsOn: '2026-09-01',
          joinedOn: '2020-05-01',
        },
        {
          ...common,
          id: newId(),
          labelId: labels.otra,
          artistId: uno,
          royaltyRate: 50,
          startsOn: '2026-11-11',
          joinedOn: '2026-11-11',
        },
      ]);
    },
    /** Sends a call as the label's account. */
    ofLabel: (method: 'POST' | 'DELETE', call: string, label: string, payload?: object) =>
      send(method, `label/${call}`, { who: tonada.people[label], payload }),
    offer: (artist: string, change: object = {}, label = 'casa') =>
      send('POST', `label/artists/${artist}/offers`, {
        who: tonada.people[label],
        payload: { ...terms, ...change },
      }),
    offerNew: (change: object = {}) =>
      send('POST', 'label/artists', {
        who: tonada.people['casa'],
        payload: { ...nueva, email: 'Luz@example.com ', ...change },
      }),
    answer: (id: string, isAccepted: boolean, who = speaker) =>
      send('POST', `artist/offers/${id}`, { who, payload: { isAccepted } }),
    async getOffers(who: SignedIn) {
      return (await send('GET', 'artist/offers', { who })).json<{ id: string }[]>();
    },
    async getContracts(artist: string) {
      const answer = await tonada.ask(`artists/${artist}`, 'casa');
      return answer.json<{ contracts: { id: string }[] }>().contracts;
    },
    /** The log, latest last. */
    async acts() {
      return (await db.select().from(staffActionTable)).map(({ action }) => action);
    },
  };
}

export type ContractApp = Awaited<ReturnType<typeof startContractApp>>;

export const made = (response: { json: () => unknown }) =>
  response.json() as { artistId: string; contractId: string };
