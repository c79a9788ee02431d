import type { Right } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import { marquee, marqueeFields } from './delivered-marquee.ts';
import { nueva, type startContractApp, terms } from './start-contract-app.ts';
import { concertForm } from './start-concert-app.ts';
import {
  campaign,
  campaignFields,
  canvas,
  noAccount,
  notification,
  notificationFields,
  pitch,
  story,
} from './delivered-samples.ts';
import { faro } from './start-payment-app.ts';
import { financeCalls } from './finance-calls.ts';
import { ownStaffCalls } from './own-calls.ts';
import { musicStaffCalls } from './music-calls.ts';
import { shareStaffCalls } from './share-calls.ts';
import type { SignedIn } from './start-test-app.ts';

export type StaffCall = {
  /** Roles that may call it for their own things. */
  roles: readonly Role[];
  /** The admin right it needs besides the role; `any` accepts each right. */
  right: Right | 'any';
  /**
   * The call about a thing of the label `Casa` or of the artist Faro Norte, from an unrelated
   * account.
   */
  foreign?: { who: SignedIn | undefined; path: string; payload?: object };
};

const offices: readonly Role[] = ['label', 'admin'];
const editors: readonly Role[] = ['editorial', 'admin'];
const artists: readonly Role[] = ['artist', 'admin'];
const measured: readonly Role[] = ['artist', 'label', 'admin'];

/** For routes about the whole service, which belong to nobody. */
const staff = (right: StaffCall['right']): StaffCall => ({ roles: ['admin'], right });
/** An address for large files. */
const sendingTo = (path: string, roles: readonly Role[]): Record<string, StaffCall> =>
  Object.fromEntries(
    ['PUT ', 'POST ', 'PATCH /:id', 'DELETE /:id', 'POST /:id/finish'].map((call) => [
      call.replace(' ', ` /api/${path}`),
      { roles, right: 'catalogue' },
    ]),
  );
const [ofPeople, ofCatalogue] = [staff('people'), staff('catalogue')];
const [ofMoney, ofService, ofAnybody] = [staff('money'), staff('service'), staff('any')];

const draft = {
  title: '',
  artistId: null,
  type: 'single',
  releaseDate: null,
  cover: null,
  tracks: [],
};

type Given = Pick<
  Awaited<ReturnType<typeof startContractApp>>,
  'labels' | 'people' | 'luz' | 'speaker'
> & {
  /** Id of an offer to Nueva. */
  contractId: string;
  statementId: string;
  ownStatementId: string;
};

/** Lists each route for staff, labels and artists. Add a row for every new route. */
export function listStaffCalls({
  labels,
  people,
  luz,
  speaker,
  contractId,
  statementId,
  ownStatementId,
}: Given): { [call: string]: StaffCall } {
  const ofCasa = (path: string, payload?: object): StaffCall => ({
    roles: offices,
    right: 'catalogue',
    foreign: { who: people.otra, path, ...(payload && { payload }) },
  });
  const ofFaro = (path: string, payload?: object): StaffCall => ({
    roles: artists,
    right: 'catalogue',
    foreign: { who: luz, path, ...(payload && { payload }) },
  });
  const promoted = (path: string, payload?: object): StaffCall => ({
    roles: measured,
    right: 'catalogue',
    foreign: {
      who: people.otra,
      path: `${path}?artistId=${faro}`,
      ...(payload && { payload }),
    },
  });
  const compared = (path: string): StaffCall => ({
    roles: measured,
    right: 'catalogue',
    foreign: { who: people.otra, path },
  });
  const reach = compared(`fans/notifications/reach?type=general&artistId=${faro}`);

  const casa = `?label=${labels.casa}`;
  const norte = `?artist=${faro}`;
  const named = `?artistId=${faro}`;

  return {
    'GET /api/admin/users/:id/running': ofPeople,
    'GET /api/admin/artists/:id': ofCatalogue,
    'GET /api/admin/summary': ofAnybody,
    'GET /api/admin/users': ofPeople,
    'GET /api/admin/users/:id': ofPeople,
    'POST /api/admin/users': ofPeople,
    'PATCH /api/admin/users/:id': ofPeople,
    'POST /api/admin/users/:id/temporary-password': ofPeople,
    'GET /api/admin/labels': ofCatalogue,
    'GET /api/admin/labels/:id': ofCatalogue,
    'POST /api/admin/labels': ofCatalogue,
    'PATCH /api/admin/labels/:id': ofCatalogue,
    'GET /api/admin/labels/:id/details': ofCatalogue,
    'POST /api/admin/labels/:id/people': ofCatalogue,
    'DELETE /api/admin/labels/:id/people/:personId': ofCatalogue,
    'GET /api/admin/actions': ofAnybody,
    'POST /api/admin/actions/:id/undo': ofAnybody,
    'GET /api/admin/security-events': ofService,
    'GET /api/admin/settings': ofAnybody,
    // Each switch has its own right: `service-setting.test.ts`.
    'PUT /api/admin/settings/:name': ofAnybody,
    'GET /api/admin/system': ofService,
    'GET /api/admin/file-report': ofService,
    'GET /api/admin/jobs': ofService,
    'POST /api/admin/jobs/retry': ofService,
    'POST /api/admin/emergency-kit': ofService,
    'POST /api/admin/jobs/discard': ofService,
    'POST /api/admin/figures/retry': ofService,
    ...musicStaffCalls(ofService),
    ...financeCalls(ofMoney),
    ...ownStaffCalls({ ofCasa, ofFaro, casa, norte }),
    'GET /api/label/artists': ofCasa(`artists${casa}`),
    'GET /api/label/artists/:id': ofCasa(`artists/${faro}`),
    'GET /api/label/releases': ofCasa(`releases${casa}`),
    'GET /api/label/analytics': ofCasa(`analytics${casa}`),
    'GET /api/label/payouts': ofCasa(`payouts${casa}`),
    'GET /api/label/pay-comparison': ofCasa(`pay-comparison${casa}`),
    'GET /api/label/statements/:id': ofCasa(`statements/${statementId}${casa}`),
    'GET /api/label/statements/:id/pdf': ofCasa(`statements/${statementId}/pdf${casa}`),
    'GET /api/label/certificate': ofCasa(`certificate${casa}&year=2026&format=pdf`),
    'GET /api/label/papers': ofCasa(`papers${casa}&file=2026-10.zip`),
    'GET /api/label/own-statements/:id': ofCasa(`own-statements/${ownStatementId}${casa}`),
    'GET /api/label/payout-account': ofCasa(`payout-account${casa}`),
    // Admins are refused after validation, because a payer must not set the payout account.
    'PUT /api/label/payout-account': ofCasa(`payout-account${casa}`, noAccount),
    'GET /api/label/candidates': ofCasa(`candidates${casa}&q=uno`),
    'POST /api/label/artists': ofCasa(`artists${casa}`, { ...nueva, email: 'luz@example.com' }),
    'POST /api/label/artists/:id/offers': ofCasa(`artists/${faro}/offers${casa}`, terms),
    'DELETE /api/label/offers/:id': ofCasa(`offers/${contractId}`),
    'POST /api/label/contracts/:id/end': ofCasa(`contracts/${contractId}/end`, {
      lastDay: '2026-12-01',
    }),
    ...shareStaffCalls({ ofCasa, ofFaro, casa, norte }),
    'GET /api/label/drafts': ofCasa(`drafts${casa}`),
    'GET /api/label/drafts/:id': ofCasa(`drafts/rel_1${casa}`),
    'POST /api/label/drafts': ofCasa(`drafts${casa}`, draft),
    'PUT /api/label/drafts/:id': ofCasa(`drafts/rel_1${casa}`, { version: 1, draft }),
    'DELETE /api/label/drafts/:id': ofCasa(`drafts/rel_1${casa}`),
    'POST /api/label/drafts/:id/send': ofCasa(`drafts/rel_1/send${casa}`, { version: 1 }),
    'POST /api/label/drafts/:id/withdraw': ofCasa(`drafts/rel_1/withdraw${casa}`),
    'PUT /api/label/tracks/:id/lyrics': ofCasa(`tracks/trk_1/lyrics${casa}`, { text: 'Mar' }),
    'DELETE /api/label/tracks/:id/lyrics': ofCasa(`tracks/trk_1/lyrics${casa}`),
    // A file belongs to its sender until a draft names it.
    ...sendingTo('label/uploads/sound', offices),
    'PUT /api/label/uploads/cover': { roles: offices, right: 'catalogue' },
    'GET /api/editorial/releases': { roles: editors, right: 'catalogue' },
    'GET /api/editorial/releases/:id': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/releases/:id/approve': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/releases/:id/reject': { roles: editors, right: 'catalogue' },
    // Every editor may change every editorial playlist.
    'GET /api/playlists/editorial': { roles: editors, right: 'catalogue' },
    'POST /api/playlists/editorial': { roles: editors, right: 'catalogue' },
    'PUT /api/playlists/editorial/:id': { roles: editors, right: 'catalogue' },
    'DELETE /api/playlists/editorial/:id': { roles: editors, right: 'catalogue' },
    'PUT /api/editorial/uploads/cover': { roles: editors, right: 'catalogue' },
    'GET /api/editorial/canvas': { roles: editors, right: 'catalogue' },
    'GET /api/editorial/canvas/:id': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/canvas/:id/approve': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/canvas/:id/reject': { roles: editors, right: 'catalogue' },
    'GET /api/promotion/canvas': compared(`canvas${named}`),
    'GET /api/promotion/canvas/tracks': compared(`canvas/tracks${named}`),
    'POST /api/promotion/canvas': {
      roles: measured,
      right: 'catalogue',
      foreign: { who: luz, path: `canvas${named}`, payload: canvas },
    },
    'DELETE /api/promotion/canvas/:id': {
      roles: measured,
      right: 'catalogue',
      foreign: { who: luz, path: `canvas/cnv_1${named}` },
    },
    ...sendingTo('promotion/uploads/canvas', measured),
    'PUT /api/promotion/uploads/canvas-thumbnail': { roles: measured, right: 'catalogue' },
    'GET /api/editorial/pitches': { roles: editors, right: 'catalogue' },
    'GET /api/editorial/pitches/:id': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/pitches/:id/take': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/pitches/:id/accept': { roles: editors, right: 'catalogue' },
    'POST /api/editorial/pitches/:id/reject': { roles: editors, right: 'catalogue' },
    'GET /api/promotion/concerts/artist': compared(`concerts/artist${named}`),
    'GET /api/promotion/concerts/stats': compared(`concerts/stats${named}`),
    'POST /api/promotion/concerts/artist': promoted('concerts/artist', {
      ...concertForm,
      id: 'local-2',
      at: '2026-11-20T20:00:00.000Z',
    }),
    'PUT /api/promotion/concerts/:id': promoted('concerts/con_1', {
      ...concertForm,
      ticketsSold: 0,
      isOnSale: false,
    }),
    'POST /api/promotion/concerts/:id/cancel': promoted('concerts/con_1/cancel'),
    'DELETE /api/promotion/concerts/:id': promoted('concerts/con_1'),
    'PUT /api/promotion/uploads/concert-picture': { roles: measured, right: 'catalogue' },
    'GET /api/promotion/stories': promoted('stories'),
    'GET /api/promotion/my-stories': promoted('my-stories'),
    'POST /api/promotion/my-stories': promoted('my-stories', story),
    'DELETE /api/promotion/my-stories/:id': promoted('my-stories/sto_1'),
    'PUT /api/promotion/uploads/story-photo': { roles: measured, right: 'catalogue' },
    ...sendingTo('promotion/uploads/story-video', measured),
    ...sendingTo('promotion/uploads/story-audio', measured),
    'GET /api/promotion/fans': promoted('fans'),
    'GET /api/promotion/fans/summary': promoted('fans/summary'),
    'GET /api/promotion/fans/campaigns': promoted('fans/campaigns'),
    'POST /api/promotion/fans/campaigns': promoted('fans/campaigns', campaign),
    'PUT /api/promotion/fans/campaigns/:id': promoted('fans/campaigns/cam_1', campaignFields),
    'GET /api/promotion/fans/campaigns/:id/participants': promoted(
      'fans/campaigns/cam_1/participants',
    ),
    'POST /api/promotion/fans/campaigns/:id/activate': promoted('fans/campaigns/cam_1/activate'),
    'POST /api/promotion/fans/campaigns/:id/cancel': promoted('fans/campaigns/cam_1/cancel'),
    'GET /api/promotion/fans/notifications': promoted('fans/notifications'),
    'POST /api/promotion/fans/notifications': promoted('fans/notifications', notification),
    'PUT /api/promotion/fans/notifications/:id': promoted(
      'fans/notifications/not_1',
      notificationFields,
    ),
    'GET /api/promotion/fans/notifications/reach': reach,
    'POST /api/promotion/fans/notifications/:id/cancel': promoted(
      'fans/notifications/not_1/cancel',
    ),
    'GET /api/promotion/pitches': promoted('pitches'),
    'POST /api/promotion/pitches': promoted('pitches', pitch),
    'GET /api/promotion/marquee': promoted('marquee'),
    'POST /api/promotion/marquee': promoted('marquee', marquee),
    'GET /api/promotion/marquee/tracks': promoted('marquee/tracks'),
    'PUT /api/promotion/marquee/:id': promoted('marquee/mrq_1', marqueeFields),
    'PUT /api/promotion/uploads/marquee-image': { roles: measured, right: 'catalogue' },
    ...sendingTo('promotion/uploads/marquee-video', measured),
    ...sendingTo('promotion/uploads/marquee-audio', measured),
    'POST /api/promotion/marquee/:id/activate': promoted('marquee/mrq_1/activate'),
    'POST /api/promotion/marquee/:id/pause': promoted('marquee/mrq_1/pause'),
    'POST /api/promotion/marquee/:id/cancel': promoted('marquee/mrq_1/cancel'),
    'GET /api/promotion/prepared-tracks': promoted('prepared-tracks'),
    // Editorial playlists are the same for everybody.
    'GET /api/promotion/editorial-playlists': { roles: measured, right: 'catalogue' },
    'GET /api/artist/label-info': ofFaro(`label-info${norte}`),
    'POST /api/artist/offers/:id': {
      roles: artists,
      right: 'catalogue',
      foreign: { who: speaker, path: `offers/${contractId}`, payload: { isAccepted: true } },
    },
    'GET /api/artist/payout-account': ofFaro(`payout-account${norte}`),
    'PUT /api/artist/payout-account': ofFaro(`payout-account${norte}`, noAccount),
    'GET /api/artist/stats': ofFaro(`stats${norte}`),
    'GET /api/artist/tracks': ofFaro(`tracks${norte}`),
    'GET /api/artist/audience': ofFaro(`audience${norte}`),
    'GET /api/artist/payments': ofFaro(`payments${norte}`),
    'GET /api/artist/payments/:id': ofFaro(`payments/${statementId}${norte}`),
    'GET /api/artist/certificate': ofFaro(`certificate${norte}&year=2026&format=pdf`),
    'GET /api/artist/payments/:id/pdf': ofFaro(`payments/${statementId}/pdf${norte}`),
    // Views belong to their owner; another person's id is not found.
    'GET /api/analytics/views': { roles: measured, right: 'catalogue' },
    'POST /api/analytics/views': { roles: measured, right: 'catalogue' },
    'PATCH /api/analytics/views/:id': { roles: measured, right: 'catalogue' },
    'DELETE /api/analytics/views/:id': { roles: measured, right: 'catalogue' },
    'GET /api/analytics/scope': compared('scope?label=Casa'),
    'GET /api/analytics/table': compared('table?label=Casa'),
    'GET /api/analytics/lines': compared('lines?label=Casa'),
  };
}
