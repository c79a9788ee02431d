import { http, HttpResponse } from 'msw';
import { signedIn } from '@/entities/session/index.testing';
import type {
  MusicAlbum,
  MusicAlbums,
  MusicAlbumSongs,
  MusicDecision,
  MusicDecisions,
} from '@/shared/contract/music-album.ts';
import type { RecordingPair } from '@/shared/contract/music-recording.ts';

const revision = '0123456789abcdef0123456789abcdef';
const artist = { id: 'art_1', name: 'Los del Muelle' };

/** Parameters of stories in the tab. */
export const inMusic = {
  frame: 'page',
  address: '/admin?tab=music',
  state: signedIn({ role: 'admin' }),
};

export const noray: MusicAlbum = {
  id: 'alb_1',
  title: 'Noray',
  artist,
  songs: 3,
  folder: '/srv/musica/Los del Muelle/Noray',
  coverImage: '/api/images/album/alb_1',
  revision,
};

export const norayTwo: MusicAlbum = {
  ...noray,
  id: 'alb_2',
  title: 'Noray (disco 2)',
  songs: 2,
  folder: '/srv/musica/Los del Muelle/Noray 2',
  coverImage: '/api/images/album/alb_2',
};

const rarities: MusicAlbum = {
  ...noray,
  id: 'alb_3',
  title: 'Rarezas',
  artist: { id: 'art_2', name: 'Varios artistas' },
  songs: 1,
  folder: null,
  coverImage: '/api/images/album/alb_3',
};

export const importedAlbums: MusicAlbums = { albums: [noray, norayTwo, rarities], total: 3 };

const importedSongs: MusicAlbumSongs = {
  album: noray,
  songs: ['Escollera', 'Boya roja', 'Malecón'].map((title, index) => ({
    id: `trk_${index}`,
    title,
    artist: index === 2 ? { id: 'art_3', name: 'Nora Faro' } : artist,
    disc: 1,
    number: String(index + 1),
    isGone: false,
  })),
};

export const joinDecision: MusicDecision = {
  id: 'dec_2',
  kind: 'join',
  album: { id: 'alb_1', title: 'Noray' },
  from: ['Noray (disco 2)'],
  songs: 2,
  decidedAt: '2026-11-19T11:40:00.000Z',
  decidedBy: 'Jefa',
  isLatest: true,
};

export const splitDecision: MusicDecision = {
  ...joinDecision,
  id: 'dec_1',
  kind: 'split',
  album: { id: 'alb_3', title: 'Rarezas' },
  from: ['Noray'],
  songs: 1,
  decidedBy: null,
  isLatest: false,
};

export const sameDecision: MusicDecision = {
  ...joinDecision,
  id: 'dec_3',
  kind: 'same',
  album: { id: 'alb_1', title: 'Escollera' },
  from: [],
  songs: 0,
};

const musicDecisions: MusicDecisions = {
  decisions: [joinDecision, splitDecision],
  total: 2,
};

export const escollera: RecordingPair = {
  id: 'pair_1',
  better: {
    id: 'trk_0',
    title: 'Escollera',
    artist,
    album: { id: 'alb_1', title: 'Noray' },
    duration: 205,
    format: 'flac',
    bitrate: 912,
    path: '/srv/musica/Los del Muelle/Noray/FLAC/01 Escollera.flac',
  },
  other: {
    id: 'trk_9',
    title: 'Escollera',
    artist,
    album: { id: 'alb_1', title: 'Noray' },
    duration: 206,
    format: 'mp3',
    bitrate: 128,
    path: '/srv/musica/Los del Muelle/Noray/MP3/01 - Escollera.mp3',
  },
};

const path = '*/api/admin/music';

type Given = { albums?: MusicAlbums; decisions?: MusicDecisions; pairs?: RecordingPair[] };

/** Answers about albums and decisions; acts succeed. */
export const answeringAlbums = ({
  albums = importedAlbums,
  decisions = musicDecisions,
  pairs = [escollera],
}: Given = {}) => [
  http.get(`${path}/albums`, ({ request }) => {
    const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
    const found = albums.albums.filter(({ title }) => title.toLowerCase().includes(q));
    return HttpResponse.json({ albums: found, total: found.length });
  }),
  http.get(`${path}/albums/:id`, () => HttpResponse.json(importedSongs)),
  http.get(`${path}/recordings`, () => HttpResponse.json({ pairs, total: pairs.length })),
  http.post(`${path}/recordings/:id/join`, () => HttpResponse.json({ decision: joinDecision })),
  http.post(`${path}/recordings/:id/dismiss`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${path}/decisions`, () => HttpResponse.json(decisions)),
  http.post(`${path}/albums/join`, () => HttpResponse.json({ decision: joinDecision })),
  http.post(`${path}/albums/:id/split`, () => HttpResponse.json({ decision: splitDecision })),
  http.post(`${path}/decisions/:id/undo`, () => new HttpResponse(null, { status: 204 })),
];

let acts: unknown[] = [];

/** What was sent since `forgetSent`: bodies, and ids of decisions that were undone. */
export const sent = (): readonly unknown[] => acts;

export const forgetSent = (): void => {
  acts = [];
};

export const keepSent = (act: unknown): void => {
  acts.push(act);
};

export const undoing = http.post(`${path}/decisions/:id/undo`, ({ params }) => {
  keepSent(params['id']);
  return new HttpResponse(null, { status: 204 });
});
