import {
  answerArtistRequestBodySchema,
  artistRequestsSchema,
  askForArtistBodySchema,
  ownArtistRequestSchema,
} from '../artist-request.ts';
import type { Calls } from './call.ts';

export const artistRequestCalls = {
  'GET /artist/request': { answer: ownArtistRequestSchema },
  'POST /artist/request': { body: askForArtistBodySchema },
  'GET /admin/artist-requests': { answer: artistRequestsSchema },
  'POST /admin/artist-requests/:id/answer': { body: answerArtistRequestBodySchema },
} as const satisfies Calls;
