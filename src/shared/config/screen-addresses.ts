/**
 * Every address of a screen, as the router writes it, for the server to know which lead nowhere. The areas list the
 * screens themselves; `areas.test.ts` compares the two.
 */
export const screenAddresses = [
  '/',
  '/admin',
  '/album/:id',
  '/analytics',
  '/artist-stories',
  '/artist/:id',
  '/canvas-manager',
  '/chart/:id',
  '/collection/playlists',
  '/collection/tracks',
  '/concerts',
  '/editorial',
  '/fan-engagement',
  '/forgot-password',
  '/label-manager',
  '/label-manager/own-statement/:id',
  '/label-manager/statement/:id',
  '/login',
  '/playlist-pitching',
  '/playlist/:id',
  '/profile',
  '/register',
  '/reset-password',
  '/search',
  '/spotify-for-artists',
  '/spotify-marquee',
  '/track/:id',
  '/user/:id',
] as const;
