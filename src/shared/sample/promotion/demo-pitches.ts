import type { Pitch } from '../../contract/pitch.ts';

/** Days count from the start of the demo. */
type DemoPitch = Pick<
  Pitch,
  'id' | 'trackTitle' | 'artistName' | 'status' | 'genre' | 'mood' | 'description'
> & {
  sentDaysAgo: number;
  releasedIn: number;
  decidedDaysAgo: number | null;
  /** Indexes into the featured playlists. */
  targets: readonly number[];
  reviewedBy: string | null;
  feedback: string;
};

const artistName = 'Nora Quintavalle';
const editor = 'Equipo editorial';

/** One per status, latest first. */
export const demoPitches: readonly DemoPitch[] = [
  {
    id: 'pit_carta-sin-sello',
    trackTitle: 'Carta sin sello',
    artistName,
    status: 'pending',
    genre: 'Indie',
    mood: 'Melancholic',
    description:
      'Un vals para el final del verano, grabado en una sola toma con el piano de mi abuela. Habla de una carta que nunca envié.',
    sentDaysAgo: 1,
    releasedIn: 14,
    decidedDaysAgo: null,
    targets: [0, 2, 3],
    reviewedBy: null,
    feedback: '',
  },
  {
    id: 'pit_la-hora-azul',
    trackTitle: 'La hora azul',
    artistName,
    status: 'under_review',
    genre: 'Pop',
    mood: 'Chill',
    description: 'Para el camino a casa, con guitarra de nailon y coros de tres amigas.',
    sentDaysAgo: 3,
    releasedIn: 11,
    decidedDaysAgo: null,
    targets: [1, 2],
    reviewedBy: editor,
    feedback: '',
  },
  {
    id: 'pit_sal-de-la-ciudad',
    trackTitle: 'Sal de la ciudad',
    artistName,
    status: 'accepted',
    genre: 'Indie',
    mood: 'Energetic',
    description: 'La primera del disco nuevo: un viaje en autobús con las ventanas abiertas.',
    sentDaysAgo: 9,
    releasedIn: 5,
    decidedDaysAgo: 6,
    targets: [0],
    reviewedBy: editor,
    feedback: 'Entra el día en que sale. El estribillo es justo lo que buscábamos.',
  },
  {
    id: 'pit_fiebre-de-enero',
    trackTitle: 'Fiebre de enero',
    artistName,
    status: 'rejected',
    genre: 'Electronic',
    mood: 'Party',
    description: 'Una remezcla para bailar, con sintetizadores prestados.',
    sentDaysAgo: 34,
    releasedIn: -20,
    decidedDaysAgo: 30,
    targets: [3],
    reviewedBy: editor,
    feedback: 'Esta vez buscábamos algo más lento. Nos gustará oír lo próximo.',
  },
];
