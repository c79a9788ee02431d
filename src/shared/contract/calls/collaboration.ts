import {
  collaborationPersonBodySchema,
  collaborationSchema,
  collaborationTokenBodySchema,
  playlistInvitationSchema,
  playlistLogQuerySchema,
  playlistLogSchema,
} from '../collaboration.ts';
import { playlistSchema } from '../playlist.ts';
import { emptyBodySchema } from '../primitives.ts';
import type { Calls } from './call.ts';

export const collaborationCalls = {
  'GET /playlists/:id/collaboration': { answer: collaborationSchema },
  'POST /playlists/:id/collaboration/link': { body: emptyBodySchema, answer: collaborationSchema },
  'DELETE /playlists/:id/collaboration/link': { answer: collaborationSchema },
  'DELETE /playlists/:id/collaboration': {},
  'DELETE /playlists/:id/collaborators/:userId': {},
  'POST /playlists/:id/collaboration/blocked': { body: collaborationPersonBodySchema },
  'DELETE /playlists/:id/collaboration/blocked/:userId': {},
  'GET /playlists/:id/log': { query: playlistLogQuerySchema, answer: playlistLogSchema },
  'POST /playlists/:id/log/:actId/undo': { body: emptyBodySchema },
  'POST /collaboration/invitation': {
    body: collaborationTokenBodySchema,
    answer: playlistInvitationSchema,
  },
  'POST /collaboration/members': { body: collaborationTokenBodySchema, answer: playlistSchema },
} as const satisfies Calls;
