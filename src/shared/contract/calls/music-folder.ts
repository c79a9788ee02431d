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
import {
  nameDecisionBodySchema,
  nameFolderAnswerSchema,
  nameFoldersQuerySchema,
  nameFoldersSchema,
  namePreviewQuerySchema,
  namePreviewSchema,
  repairNamesBodySchema,
} from '../music-name.ts';
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
  'GET /admin/music/names': { query: nameFoldersQuerySchema, answer: nameFoldersSchema },
  'GET /admin/music/names/:id': { query: namePreviewQuerySchema, answer: namePreviewSchema },
  'POST /admin/music/names/:id/repair': {
    body: repairNamesBodySchema,
    answer: nameFolderAnswerSchema,
  },
  'POST /admin/music/names/:id/dismiss': {
    body: nameDecisionBodySchema,
    answer: nameFolderAnswerSchema,
  },
  'POST /admin/music/names/:id/undo': {
    body: nameDecisionBodySchema,
    answer: nameFolderAnswerSchema,
  },
} as const satisfies Calls;
