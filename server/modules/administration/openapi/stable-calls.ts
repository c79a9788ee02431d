import type { CallName } from '#contract/calls/index.ts';

/**
 * Calls that other programs may rely on, with what each does: an answer gains fields, and loses or
 * changes none without a word in `CHANGELOG.md` a version before. All others serve the product's
 * own pages.
 */
export const stableCalls = {
  'DELETE /playlists/:id': 'Delete a playlist; its owner can restore it for 30 days',
  'DELETE /playlists/:id/tracks/:trackId': 'Take a track out of a playlist',
  'DELETE /playlists/editorial/:id': 'Delete an editorial playlist',
  'GET /albums/:id': 'Read an album with its tracks',
  'GET /artist/label-info': 'Read the contract of an artist with a label',
  'GET /artist/stats': 'Read the figures of an artist',
  'GET /artist/tracks': 'List the tracks of an artist with their figures',
  'GET /artists/:id': 'Read an artist with the most played tracks and the albums',
  'GET /auth/me': 'Read the account of the session',
  'GET /label/analytics': 'Read the figures of a label',
  'GET /label/artists': 'List the artists of a label',
  'GET /label/releases': 'List the releases of a label',
  'GET /playlists/:id': 'Read a playlist with its first tracks',
  'GET /playlists/editorial': 'List the editorial playlists, for editors',
  'GET /playlists/featured': 'List the playlists that the service features',
  'GET /playlists/user': 'List the own and the saved playlists',
  'GET /promotion/canvas': 'List the looping videos of an artist’s tracks',
  'GET /promotion/concerts/artist': 'List the concerts of an artist',
  'GET /promotion/concerts/stats': 'Read the sales of an artist’s concerts',
  'GET /promotion/editorial-playlists': 'List the playlists for which a track can be pitched',
  'GET /promotion/fans': 'List the fans of an artist who let themselves be named',
  'GET /promotion/fans/campaigns': 'List the campaigns for an artist’s fans',
  'GET /promotion/fans/notifications': 'List the messages to an artist’s fans',
  'GET /promotion/marquee': 'List the sponsored campaigns of an artist',
  'GET /promotion/my-stories': 'List the own stories, with those that ended',
  'GET /promotion/pitches': 'List the pitches of an artist',
  'GET /promotion/stories': 'List the current stories of other artists',
  'GET /search': 'Search tracks, artists, albums, playlists and people',
  'GET /tracks/liked': 'List the liked tracks, the latest first',
  'GET /tracks/recent': 'List the tracks that were played last',
  'GET /users/:id': 'Read the public profile of a user',
  'POST /auth/apple': 'Sign in with an account of Apple, in the demo',
  'POST /auth/facebook': 'Sign in with an account of Facebook, in the demo',
  'POST /auth/forgot-password': 'Ask for an email that renews the password',
  'POST /auth/google': 'Sign in with an account of Google, in the demo',
  'POST /auth/login': 'Sign in with email and password',
  'POST /auth/register': 'Make an account',
  'POST /playlists': 'Make a playlist',
  'POST /playlists/:id/tracks': 'Add a track to a playlist',
  'POST /playlists/editorial': 'Make an editorial playlist',
  'POST /tracks/:id/like': 'Like a track, or take the like back',
  'POST /users/:id/follow': 'Follow a user, or stop',
  'PUT /playlists/editorial/:id': 'Change an editorial playlist',
  'PUT /user/password': 'Change the password',
  'PUT /user/preferences': 'Change what others see and which messages come',
  'PUT /user/profile': 'Change the profile',
  'PUT /user/subscription': 'Change the plan',
} as const satisfies { readonly [Name in CallName]?: string };

export type StableCall = keyof typeof stableCalls;
