import type {
  DecisionNotification,
  ExportNotification,
  FollowersNotification,
  PlaylistNotification,
  ReceivedNotification,
  ReleaseNotification,
} from '@/shared/contract/notification.ts';

/** An unread notification with a test's changes. */
export const makeReceived = (
  id: string,
  change: Partial<ReceivedNotification> = {},
): ReceivedNotification => ({
  id,
  artist: { id: 'art_nora-quintavalle', name: 'Nora Quintavalle', image: null },
  title: 'Sale hoy «Carta sin sello»',
  message: 'Un vals para el final del verano. Gracias por esperarla.',
  type: 'new_release',
  at: '2026-11-19T18:00:00.000Z',
  isRead: false,
  track: { id: 'trk_carta', title: 'Carta sin sello' },
  reason: 'follower',
  isMuted: false,
  ...change,
});

/** An unread decision about a song of Nora Quintavalle, with a test's changes. */
export const makeDecision = (
  id: string,
  change: Partial<DecisionNotification> = {},
): DecisionNotification => ({
  id,
  type: 'decision',
  subject: 'pitch',
  outcome: 'accepted',
  artist: { id: 'art_nora-quintavalle', name: 'Nora Quintavalle', image: null },
  title: 'Carta sin sello',
  word: 'Nos encanta para la noche.',
  reason: null,
  by: 'Eva Editora',
  at: '2026-11-19T17:00:00.000Z',
  isRead: false,
  link: { screen: 'pitches', artistId: null },
  ...change,
});

/** A notification about a data export. */
export const makeExported = (
  id: string,
  outcome: ExportNotification['outcome'],
): ExportNotification => ({
  id,
  type: 'export',
  outcome,
  at: '2026-11-19T18:30:00.000Z',
  isRead: false,
});

/** A notification about a saved or own playlist. */
export const makePlaylistNotification = (
  id: string,
  change: PlaylistNotification['change'],
): PlaylistNotification => ({
  id,
  type: 'playlist',
  change,
  playlist: { id: 'pls_patio', name: 'Noches de patio', coverImage: null },
  owner: 'Mateo Quiroga',
  saves: 12,
  at: '2026-11-19T18:30:00.000Z',
  isRead: false,
});

/** A notification about an album of Nora Quintavalle that came out. */
export const makeReleaseNotification = (
  change: Partial<ReleaseNotification> = {},
): ReleaseNotification => ({
  id: 'release_alb_buzon',
  type: 'release',
  album: { id: 'alb_buzon', title: 'Buzón abierto', coverImage: null },
  artist: { id: 'art_nora-quintavalle', name: 'Nora Quintavalle', image: null },
  at: '2026-11-19T18:30:00.000Z',
  isRead: false,
  ...change,
});

/** A notification about people who began to follow the reader within an hour. */
export const makeFollowersNotification = (
  id: string,
  change: Partial<FollowersNotification> = {},
): FollowersNotification => ({
  id,
  type: 'followers',
  person: { id: 'usr_ana', name: 'Ana', image: null },
  others: 0,
  at: '2026-11-19T18:30:00.000Z',
  isRead: false,
  ...change,
});
