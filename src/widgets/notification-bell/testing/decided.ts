import { makeDecision, makeReceived } from './make-received';
import type {
  DecisionNotification,
  ReceivedNotifications,
} from '@/shared/contract/notification.ts';

/** A link without an artist. */
const ofArtist = (screen: NonNullable<DecisionNotification['link']>['screen']) => ({
  screen,
  artistId: null,
});

/** Decisions about everything that an artist submits, among another artist's notifications. */
export const decidedForArtist: ReceivedNotifications['notifications'] = [
  makeDecision('d13', {
    outcome: 'placed',
    title: 'Sal',
    word: '',
    playlists: ['Noche'],
    by: null,
  }),
  ...(['over', 'spent', 'begun'] as const).map((outcome, index) =>
    makeDecision(`d${12 - index}`, {
      subject: 'marquee',
      outcome,
      title: `Gira ${index + 1}`,
      word: '',
      by: null,
      link: ofArtist('campaigns'),
    }),
  ),
  ...(['called_off', 'over', 'full', 'begun'] as const).map((outcome, index) =>
    makeDecision(`f${4 - index}`, {
      subject: 'campaign',
      outcome,
      title: `Preventa ${index + 1}`,
      word: '',
      by: null,
      link: ofArtist('fans'),
    }),
  ),
  makeDecision('d14', {
    subject: 'payment',
    outcome: 'returned',
    title: 'Balcón Discos',
    word: 'AC04 CUENTA CANCELADA',
    by: null,
    link: ofArtist('earnings'),
  }),
  makeDecision('d15', {
    subject: 'payment',
    outcome: 'asked',
    title: 'Nora Quintavalle',
    word: '',
    by: null,
    link: { ...ofArtist('earnings'), opens: 'account' },
  }),
  makeDecision('d8', { playlists: ['Noche', 'Novedades del viernes'] }),
  makeReceived('r2', { title: 'Gira de primavera', type: 'concert', track: null }),
  makeDecision('d7', { outcome: 'rejected', title: 'Marea', word: '', isRead: true }),
  makeDecision('d6', { subject: 'canvas', word: '', link: ofArtist('canvas') }),
  makeDecision('d5', {
    subject: 'canvas',
    outcome: 'rejected',
    title: 'Faro',
    word: 'Parpadea demasiado.',
    link: ofArtist('canvas'),
  }),
  makeDecision('d4', {
    subject: 'budget',
    title: 'Otoño',
    word: '',
    link: ofArtist('campaigns'),
  }),
  makeDecision('d3', {
    subject: 'budget',
    outcome: 'rejected',
    title: 'Invierno',
    word: 'Es mucho para tres días.',
    link: ofArtist('campaigns'),
  }),
  makeDecision('d2', {
    subject: 'offer',
    outcome: 'made',
    title: 'Casa Norte',
    word: '',
    by: null,
    link: ofArtist('artist'),
  }),
  makeDecision('d1', { subject: 'release', title: 'Sudestada', word: '', link: null }),
];

/** What a family tells its payer and its members. */
export const decidedForFamily: ReceivedNotifications['notifications'] = (
  [
    ['joined', 'Irene'],
    ['called_off', 'Bruno'],
    ['over', 'Alma'],
    ['begun', 'Alma'],
    ['expired', 'Alma', '2026-12-20'],
    ['expired', 'Alma'],
    ['expired', ''],
  ] as const
).map(([outcome, title, word = ''], index) =>
  makeDecision(`m${index}`, {
    subject: 'family',
    outcome,
    title,
    word,
    artist: null,
    by: null,
    link: ofArtist('subscription'),
  }),
);

/** News of a student's proof and plan. */
export const decidedForStudent: ReceivedNotifications['notifications'] = (
  [
    ['accepted', ''],
    ['rejected', 'No se lee el carné.'],
    ['asked', '2026-12-20'],
    ['expired', '2026-12-20'],
  ] as const
).map(([outcome, word], index) =>
  makeDecision(`s${index}`, {
    subject: 'student',
    outcome,
    title: '',
    word,
    artist: null,
    by: null,
    link: ofArtist('subscription'),
  }),
);

/** Decisions about a label's releases, an artist's submission and its offers. */
export const decidedForLabel: ReceivedNotifications['notifications'] = [
  ...(['begun', 'over'] as const).map((outcome, index) =>
    makeDecision(`a${2 - index}`, {
      subject: 'agreement',
      outcome,
      title: 'Casa Norte',
      word: '',
      by: null,
      link: ofArtist('artists'),
    }),
  ),
  makeDecision('a3', {
    subject: 'agreement',
    outcome: 'asked',
    title: 'Casa Norte',
    word: '2026-12-20',
    artist: null,
    by: null,
    link: ofArtist('artists'),
  }),
  makeDecision('d4', {
    subject: 'release',
    outcome: 'rejected',
    title: 'Marea alta',
    reason: 'cover',
    word: 'Se lee mal.',
    link: ofArtist('releases'),
  }),
  makeDecision('d3', {
    link: { screen: 'pitches', artistId: 'art_nora-quintavalle' },
  }),
  makeDecision('d2', {
    subject: 'answer',
    title: 'Nora Quintavalle',
    word: '',
    by: null,
    link: ofArtist('artists'),
  }),
  makeDecision('d1', {
    subject: 'answer',
    outcome: 'rejected',
    title: 'Lía Sal',
    word: '',
    by: null,
    link: ofArtist('artists'),
  }),
];
