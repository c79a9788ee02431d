import type { ListenerSheet } from './listener-sheet.ts';

export const listeners: ListenerSheet[] = [
  {
    username: 'bea-tocadiscos',
    displayName: 'Bea Tocadiscos',
    country: 'ES',
    subscriptionType: 'premium',
    joinDate: '2022-03-14',
    bio: 'Colecciono caras B. Vendo poco, presto menos.',
  },
  {
    username: 'tomasenvinilo',
    displayName: 'Tomás Irigaray',
    country: 'AR',
    subscriptionType: 'family',
    joinDate: '2022-07-09',
    bio: 'Mi hija elige los lunes; yo, los demás días.',
  },
  {
    username: 'lasiestademarga',
    displayName: 'Marga Peñalver',
    country: 'ES',
    subscriptionType: 'premium',
    joinDate: '2023-01-22',
    bio: 'Listas para dormir la siesta con dignidad.',
  },
  {
    username: 'chepe_ritmo',
    displayName: 'Chepe Arbeláez',
    country: 'CO',
    subscriptionType: 'free',
    joinDate: '2023-05-30',
    bio: 'Bajista de garaje, bailarín de cocina.',
  },
  {
    username: 'ximenaensayo',
    displayName: 'Ximena Olvera',
    country: 'MX',
    subscriptionType: 'student',
    joinDate: '2024-02-11',
    bio: 'Estudio arquitectura con los audífonos puestos.',
  },
];
