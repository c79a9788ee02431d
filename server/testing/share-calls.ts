import { artistMemberTable } from '../modules/catalogue/artist/artist-member.table.ts';
import { addTracks } from './add-catalogue.ts';
import { faro } from './start-payment-app.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, type WritingCalls } from './writing-call.ts';

const sheet = (trackId: string, part: number) => ({
  trackId,
  startsOn: '2027-06-01',
  parts: [
    { role: 'main', part: 100 - part },
    { role: 'producer', part, email: 'socia@example.com' },
  ],
});

/** Calls about recordings that several people share. */
export const shareCalls = (tonada: ReleaseApp): Record<string, WritingCalls> => ({
  async *lyrics() {
    yield call('casa', 'PUT', 'label/tracks/trk_1/lyrics', { text: 'Mar' });
    yield call('casa', 'DELETE', 'label/tracks/trk_1/lyrics');
  },
  async *shares() {
    const { db, people } = tonada;
    const url = `label/artists/${faro}/recording-shares`;
    people['socia'] = await tonada.signIn({ email: 'socia@example.com' });
    const first = yield call('casa', 'POST', url, sheet('trk_1', 20));
    yield call('casa', 'DELETE', `label/recording-shares/${first.json<Made>().id}`);
    const second = yield call('casa', 'POST', url, sheet('trk_1', 30));
    yield call('socia', 'POST', `payee/shares/${second.json<Made>().id}`, { isAccepted: true });
    const account = { holder: 'Socia', iban: 'ES9121000418450200051332' };
    yield call('socia', 'PUT', 'payee/payout-account', { version: 0, account });
    const tax = { version: 0, country: 'ES', taxId: '12345678Z', vat: 'none', withholding: 15 };
    yield call('socia', 'PUT', 'payee/tax-detail', tax);
    const loose = await tonada.signIn({ email: 'suelta@example.com', role: 'artist' });
    people['suelta'] = loose;
    await addTracks(db, [{ id: 'trk_suelta', title: 'Suelta', artist: 'Suelta' }]);
    await db.insert(artistMemberTable).values({ artistId: 'art_suelta', userId: loose.id });
    const own = 'artist/recording-shares';
    const third = yield call('suelta', 'POST', own, sheet('trk_suelta', 10));
    yield call('suelta', 'DELETE', `${own}/${third.json<Made>().id}`);
  },
});

type Given<Call> = {
  ofCasa: (path: string, payload?: object) => Call;
  ofFaro: (path: string, payload?: object) => Call;
  /** Queries that name the label and the artist. */
  casa: string;
  norte: string;
};

/** Rows of `listStaffCalls`. */
export const shareStaffCalls = <Call>({
  ofCasa,
  ofFaro,
  casa,
  norte,
}: Given<Call>): { [call: string]: Call } => ({
  'GET /api/label/artists/:id/recording-shares': ofCasa(`artists/${faro}/recording-shares`),
  'POST /api/label/artists/:id/recording-shares': ofCasa(
    `artists/${faro}/recording-shares${casa}`,
    sheet('trk_1', 50),
  ),
  'DELETE /api/label/recording-shares/:id': ofCasa(`recording-shares/shr_1${casa}`),
  'GET /api/artist/recording-shares': ofFaro(`recording-shares${norte}`),
  'POST /api/artist/recording-shares': ofFaro(`recording-shares${norte}`, sheet('trk_1', 50)),
  'DELETE /api/artist/recording-shares/:id': ofFaro(`recording-shares/shr_1${norte}`),
});
