import type {
  DecisionNotice,
  ExportNotice,
  ReceivedNotice,
} from '@/shared/contract/notification.ts';

/** A notification that was not read, and what a test changes of it. */
export const makeReceived = (id: string, change: Partial<ReceivedNotice> = {}): ReceivedNotice => ({
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

/** A decision about a song of Nora Quintavalle that was not read, and what a test changes of it. */
export const makeDecision = (id: string, change: Partial<DecisionNotice> = {}): DecisionNotice => ({
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

/** What became of the file with one's own data. */
export const makeExported = (id: string, outcome: ExportNotice['outcome']): ExportNotice => ({
  id,
  type: 'export',
  outcome,
  at: '2026-11-19T18:30:00.000Z',
  isRead: false,
});
