import { actingListSchema, actingQuerySchema, artistQuerySchema } from '../acting.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import {
  acceptPitchBodySchema,
  deliveredPitchSchema,
  judgedPitchSchema,
  pitchInboxQuerySchema,
  pitchInboxSchema,
  pitchListSchema,
  pitchPlaylistListSchema,
  pitchSurroundingsSchema,
  preparedChoiceListSchema,
  rejectPitchBodySchema,
  takePitchBodySchema,
} from '../pitch.ts';
import { trackTimelineSchema } from '../track-timeline.ts';
import type { Calls } from './call.ts';

export const pitchCalls = {
  'GET /promotion/pitches': { query: actingListSchema, answer: pitchListSchema },
  'POST /promotion/pitches': {
    query: actingQuerySchema,
    body: deliveredPitchSchema,
    answer: deliveryAnswerSchema,
  },
  'GET /promotion/prepared-tracks': { query: actingQuerySchema, answer: preparedChoiceListSchema },
  'GET /promotion/editorial-playlists': { answer: pitchPlaylistListSchema },
  'GET /artist/tracks/:id/timeline': { query: artistQuerySchema, answer: trackTimelineSchema },
  'GET /editorial/pitches': { query: pitchInboxQuerySchema, answer: pitchInboxSchema },
  'GET /editorial/pitches/:id': { answer: judgedPitchSchema },
  'GET /editorial/pitches/:id/surroundings': { answer: pitchSurroundingsSchema },
  'POST /editorial/pitches/:id/take': { body: takePitchBodySchema },
  'POST /editorial/pitches/:id/accept': { body: acceptPitchBodySchema },
  'POST /editorial/pitches/:id/reject': { body: rejectPitchBodySchema },
  'POST /editorial/pitches/:id/undo': {},
} as const satisfies Calls;
