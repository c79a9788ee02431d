import { addressQuerySchema } from '../audio-address.ts';
import { bringLikesBodySchema, broughtSchema } from '../brought-music.ts';
import {
  collectionQuerySchema,
  deliveredTrackLikeSchema,
  likedTrackListSchema,
} from '../collection.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import { listeningBodySchema } from '../listening.ts';
import { trackLyricsSchema } from '../lyrics.ts';
import {
  downloadAnswerSchema,
  fullTrackSchema,
  likeAnswerSchema,
  likeBodySchema,
  takeLikesBodySchema,
  takenLikesSchema,
  trackListSchema,
  trackSliceQuerySchema,
} from '../track.ts';
import type { Calls } from './call.ts';

export const trackCalls = {
  'GET /tracks/:id': { query: addressQuerySchema, answer: fullTrackSchema },
  'GET /tracks/:id/lyrics': { answer: trackLyricsSchema },
  'GET /tracks/:id/download': { answer: downloadAnswerSchema },
  'POST /user/listening': { body: listeningBodySchema },
  'GET /user/liked-tracks': { query: collectionQuerySchema, answer: likedTrackListSchema },
  'POST /user/liked-tracks': { body: deliveredTrackLikeSchema, answer: deliveryAnswerSchema },
  'GET /tracks/liked': { query: trackSliceQuerySchema, answer: trackListSchema },
  'POST /tracks/liked': { body: bringLikesBodySchema, answer: broughtSchema },
  'POST /tracks/liked/removal': { body: takeLikesBodySchema, answer: takenLikesSchema },
  'POST /tracks/:id/like': { body: likeBodySchema, answer: likeAnswerSchema },
} as const satisfies Calls;
