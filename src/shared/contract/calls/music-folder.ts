import {
  joinAlbumsBodySchema,
  musicAlbumSongsSchema,
  musicAlbumsQuerySchema,
  musicAlbumsSchema,
  musicDecisionAnswerSchema,
  musicDecisionsQuerySchema,
  musicDecisionsSchema,
  splitAlbumBodySchema,
} from '../music-album.ts';
import {
  missingBodySchema,
  musicStateSchema,
  notTakenListSchema,
  notTakenQuerySchema,
} from '../music-folder.ts';
import { recordingPairsSchema } from '../music-recording.ts';
import type { Calls } from './call.ts';

export const musicFolderCalls = {
  'GET /admin/music': { answer: musicStateSchema },
  'GET /admin/music/not-taken': { query: notTakenQuerySchema, answer: notTakenListSchema },
  'POST /admin/music/:id/look': { answer: musicStateSchema },
  'POST /admin/music/:id/stop': { answer: musicStateSchema },
  'POST /admin/music/:id/missing': { body: missingBodySchema, answer: musicStateSchema },
  'GET /admin/music/albums': { query: musicAlbumsQuerySchema, answer: musicAlbumsSchema },
  'GET /admin/music/albums/:id': { answer: musicAlbumSongsSchema },
  'POST /admin/music/albums/join': {
    body: joinAlbumsBodySchema,
    answer: musicDecisionAnswerSchema,
  },
  'POST /admin/music/albums/:id/split': {
    body: splitAlbumBodySchema,
    answer: musicDecisionAnswerSchema,
  },
  'GET /admin/music/recordings': { query: musicDecisionsQuerySchema, answer: recordingPairsSchema },
  'POST /admin/music/recordings/:id/join': { answer: musicDecisionAnswerSchema },
  'POST /admin/music/recordings/:id/dismiss': {},
  'GET /admin/music/decisions': { query: musicDecisionsQuerySchema, answer: musicDecisionsSchema },
  'POST /admin/music/decisions/:id/undo': {},
} as const satisfies Calls;
