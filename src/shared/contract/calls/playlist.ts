import {
  addTrackAnswerSchema,
  addTrackBodySchema,
  addTracksAnswerSchema,
  addTracksBodySchema,
  changePlaylistBodySchema,
  createPlaylistBodySchema,
  deletedPlaylistListSchema,
  fullPlaylistSchema,
  moveTrackBodySchema,
  playlistDetailsSchema,
  playlistListSchema,
  playlistSchema,
  playlistSliceQuerySchema,
  removeTrackQuerySchema,
  removeTracksBodySchema,
} from '../playlist.ts';
import { emptyBodySchema } from '../primitives.ts';
import { trackSliceQuerySchema, trackSliceSchema } from '../track.ts';
import type { Calls } from './call.ts';

export const playlistCalls = {
  'GET /playlists/:id/tracks': { query: trackSliceQuerySchema, answer: trackSliceSchema },
  'POST /playlists/:id/tracks': {
    body: addTrackBodySchema,
    answer: addTrackAnswerSchema,
    status: 201,
  },
  'POST /playlists/:id/tracks/several': {
    body: addTracksBodySchema,
    answer: addTracksAnswerSchema,
    status: 201,
  },
  'POST /playlists/:id/tracks/removal': { body: removeTracksBodySchema },
  'DELETE /playlists/:id/tracks/:trackId': { query: removeTrackQuerySchema },
  'PUT /playlists/:id/tracks/order': { body: moveTrackBodySchema },
  'GET /playlists/featured': { answer: playlistListSchema },
  'GET /playlists/user': { query: playlistSliceQuerySchema, answer: playlistListSchema },
  'GET /playlists/:id': { answer: fullPlaylistSchema },
  'POST /playlists': { body: createPlaylistBodySchema, answer: playlistSchema, status: 201 },
  'PATCH /playlists/:id': { body: changePlaylistBodySchema, answer: playlistDetailsSchema },
  'DELETE /playlists/:id': {},
  'GET /user/saved-playlists': { query: playlistSliceQuerySchema, answer: playlistListSchema },
  'PUT /user/saved-playlists/:id': { body: emptyBodySchema, answer: playlistSchema },
  'DELETE /user/saved-playlists/:id': { body: emptyBodySchema },
  'GET /user/deleted-playlists': { answer: deletedPlaylistListSchema },
  'POST /playlists/:id/restore': { body: emptyBodySchema, answer: playlistSchema },
} as const satisfies Calls;
