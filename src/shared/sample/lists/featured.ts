import type { PlaylistSheet } from './playlist-sheet.ts';

export const featured: PlaylistSheet[] = [
  {
    key: 'ventana-abierta',
    name: 'Ventana abierta',
    description: 'Lo que suena esta semana cuando alguien sube el volumen en el piso de enfrente.',
    artists: ['nora-quintavalle', 'los-martes-impares', 'candela-ruan'],
    length: 24,
    followers: 184_230,
    createdOn: '2025-01-10',
  },
  {
    key: 'de-raiz',
    name: 'De raíz',
    description: 'Zambas, boleros, cumbias y algún quejío. Canciones con tierra en los zapatos.',
    artists: ['remedios-del-monte', 'soledad-amaranto', 'trenza-de-agua', 'la-nina-del-esparto'],
    length: 28,
    followers: 71_905,
    createdOn: '2024-03-01',
  },
];
