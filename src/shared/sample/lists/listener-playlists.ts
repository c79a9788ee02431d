import type { ListenerPlaylistSheet } from './playlist-sheet.ts';

export const listenerPlaylists: ListenerPlaylistSheet[] = [
  {
    owner: 'demo-oyente',
    key: 'cocina-a-fuego-lento',
    name: 'Cocina a fuego lento',
    description: 'Para sofritos que no admiten prisa.',
    artists: ['soledad-amaranto', 'nora-quintavalle', 'trenza-de-agua'],
    length: 18,
    followers: 42,
    createdOn: '2024-10-06',
  },
  {
    owner: 'demo-oyente',
    key: 'no-escuchar-en-publico',
    name: 'No escuchar en público',
    description: 'Lloro en el minuto dos. Gracias por no preguntar.',
    artists: ['soledad-amaranto', 'candela-ruan', 'la-nina-del-esparto'],
    length: 12,
    followers: 0,
    createdOn: '2025-05-18',
    isPrivate: true,
  },
];
