import type { TodayLine } from '@/shared/contract/today.ts';
import { makeLine } from './answer-today';

const picture = (id: string) => `/api/images/artist/${id}`;
const nora = { image: picture('art_nora'), artistId: 'art_nora', about: 'Nora Quintavalle' };

/** A full home of each office; `owner` is the first admin of an empty service. */
export const lines = {
  admin: [
    makeLine({ kind: 'alarm', count: 1, day: '2026-11-18' }),
    makeLine({
      ...nora,
      kind: 'budgetLate',
      id: 'mrq_1',
      name: 'Gira 1',
      day: '2026-11-19',
      amount: 500,
    }),
    makeLine({
      ...nora,
      kind: 'budget',
      id: 'mrq_2',
      name: 'Otoño',
      day: '2026-11-25',
      amount: 250,
    }),
    makeLine({ kind: 'agreement', id: 'lbl_1', name: 'Balcón Discos' }),
    makeLine({ kind: 'suspended', count: 2 }),
  ],
  finance: [
    makeLine({
      kind: 'sign',
      id: 'run_7',
      about: 'Julián Arnedillo',
      count: 7,
      day: '2026-11-18',
      amount: 7917.29,
    }),
    makeLine({ kind: 'due', count: 12, day: '2026-11-22', amount: 12_480.5 }),
    makeLine({ kind: 'returned', name: 'Balcón Discos', day: '2026-11-30', amount: 412.1 }),
    makeLine({ kind: 'withoutAccount', count: 7, day: '2026-11-30', amount: 96.4 }),
    makeLine({ kind: 'unsigned', day: '2026-11-19' }),
  ],
  artist: [
    makeLine({
      kind: 'labelPaymentReturned',
      name: 'Balcón Discos',
      about: 'AC04',
      artistId: 'art_nora',
      amount: 412.1,
    }),
    makeLine({
      ...nora,
      kind: 'canvasRefused',
      id: 'cnv_1',
      name: 'Carta sin sello',
      about: 'Se ve borroso.',
    }),
    makeLine({
      ...nora,
      kind: 'placement',
      id: 'trk_1',
      name: 'Marea',
      about: 'Novedades del viernes',
      day: '2026-11-26',
    }),
    makeLine({
      ...nora,
      kind: 'almostSoldOut',
      id: 'con_1',
      name: 'Gira de primavera',
      about: 'Sala Apolo, Barcelona',
      count: 79,
      day: '2026-12-03',
    }),
    makeLine({ ...nora, kind: 'draft', id: 'mrq_3', name: 'Antes de la gira', day: '2026-12-08' }),
  ],
  label: [
    makeLine({ kind: 'labelReturned', about: 'AC04 CUENTA CANCELADA', amount: 412.1 }),
    makeLine({
      ...nora,
      kind: 'offer',
      id: 'art_nora',
      name: 'Nora Quintavalle',
      day: '2026-12-01',
    }),
    makeLine({ kind: 'month', about: '2026-10', amount: 1840.22, part: 1288.15 }),
    makeLine({
      ...nora,
      kind: 'rises',
      id: 'art_nora',
      name: 'Nora Quintavalle',
      count: 1240,
      part: 905,
    }),
    makeLine({ ...nora, kind: 'noRelease', id: 'alb_1', name: 'Sudestada', day: '2026-05-08' }),
  ],
  editor: [
    makeLine({
      ...nora,
      kind: 'release',
      id: 'rel_1',
      name: 'Sudestada',
      day: '2026-11-21',
      count: 1,
    }),
    makeLine({ ...nora, kind: 'pitch', id: 'pit_1', name: 'Marea', day: '2026-11-24', count: 14 }),
    makeLine({
      ...nora,
      kind: 'canvas',
      id: 'cnv_1',
      name: 'Carta sin sello',
      day: '2026-11-12',
      count: 3,
    }),
    makeLine({
      kind: 'entering',
      id: 'pls_1',
      name: 'Sal',
      about: 'Noches de patio',
      image: '/api/images/playlist/pls_1',
    }),
    makeLine({
      kind: 'staleList',
      id: 'pls_2',
      name: 'Novedades del viernes',
      day: '2026-11-10',
      image: '/api/images/playlist/pls_2',
    }),
  ],
  owner: [
    makeLine({ kind: 'mail' }),
    makeLine({ kind: 'emergencyKit' }),
    makeLine({ kind: 'firstMusic' }),
    makeLine({ kind: 'firstLabel' }),
    makeLine({ kind: 'firstEditor' }),
  ],
} satisfies Record<string, readonly TodayLine[]>;
