/** Addresses that screens of several areas lead to; an area lists its own. */
export const paths = {
  home: '/',
  search: '/search',
  library: '/collection/playlists',
  likedSongs: '/collection/tracks',
  profile: '/profile',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  admin: '/admin',
  playlist: (id: string) => `/playlist/${id}`,
  artist: (id: string) => `/artist/${id}`,
  album: (id: string) => `/album/${id}`,
  user: (id: string) => `/user/${id}`,
  track: (id: string) => `/track/${id}`,
  chart: (id: string) => `/chart/${id}`,
} as const;
