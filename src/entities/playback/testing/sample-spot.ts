import type { Spot } from '@/shared/contract/marquee.ts';

export const sampleSpot: Spot = {
  id: 'mrq_1',
  adFormat: 'audio_ad',
  copy: 'Escúchala',
  track: {
    id: 'trk_pagada',
    title: 'Pagada',
    artist: { id: 'art_paga', name: 'Quien paga' },
    coverImage: null,
  },
  reasons: { genre: null, country: null, ageRange: null },
  showing: 'firma',
  audioUrl: '/api/tracks/trk_pagada/audio?e=4102444800&l=v&s=firma',
};
