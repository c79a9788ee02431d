import type { GenreSheet } from './genre-sheet.ts';

export const rnb: GenreSheet = {
  genre: 'R&B',
  durations: [148, 262],
  artists: [
    {
      key: 'dalia-aramburo',
      name: 'Dalia Aramburo',
      country: 'MX',
      bio: 'Canta bajito para que la gente se acerque. Fue corista durante ocho años y aprendió desde el fondo del escenario todo lo que no hay que hacer delante. «Terciopelo» se grabó de noche, con la luz del refrigerador.',
      followers: 538_600,
      monthlyListeners: 982_000,
      verified: true,
      socialLinks: { instagram: 'daliaaramburo', website: 'https://daliaaramburo.example' },
      related: ['eliseo-mirto', 'nora-quintavalle', 'soledad-amaranto'],
      albums: [
        {
          title: 'Terciopelo',
          released: '2020-10-09',
          label: 'Casa Jacaranda',
          credits: {
            writers: ['Dalia Aramburo', 'Noé Cienfuegos Ley'],
            producers: ['Noé Cienfuegos Ley'],
          },
          tracks: [
            'Terciopelo',
            'A media voz',
            'Tu camisa en mi silla',
            'Colonia Roma, segundo piso',
            'Luz de refrigerador',
            'Ven por tus cosas',
            'Seda y polvo',
            'Tarde o temprano',
            'Amanece y sigues',
          ],
        },
        {
          title: 'Agua tibia',
          released: '2024-11-15',
          label: 'Casa Jacaranda',
          tracks: ['Agua tibia', 'Lunar', 'Ninguna prisa', 'Orquídea', 'Espejo de bolsillo'],
        },
      ],
    },
    {
      key: 'eliseo-mirto',
      name: 'Eliseo Mirto',
      country: 'US',
      bio: 'Recepcionista nocturno de un hotel de Miami hasta que un huésped escuchó lo que tarareaba. Escribe en dos idiomas y tacha en los dos. Sus baladas transcurren en pasillos, ascensores y camas sin hacer.',
      followers: 389_150,
      monthlyListeners: 716_000,
      verified: true,
      socialLinks: { instagram: 'eliseomirto', twitter: 'eliseomirto' },
      related: ['dalia-aramburo', 'nene-cobalto'],
      albums: [
        {
          title: 'Habitación 312',
          released: '2018-02-09',
          label: 'Clave & Sal',
          tracks: [
            'Habitación 312',
            'Salida a las once',
            'Llovizna en Brickell',
            'Perfume de ayer',
            'Piénsalo bien',
            'Ascensor',
            'Lo que no te canté',
            'Sábanas de otro',
            'Quédate el domingo',
          ],
        },
        {
          title: 'Sin traducción',
          released: '2026-03-13',
          label: 'Clave & Sal',
          tracks: [
            'Sin traducción',
            'Mitad y mitad',
            'Miel de arce',
            'Te escribo luego',
            'Español de cocina',
            'Llegaste tarde',
          ],
        },
      ],
    },
  ],
};
