import {
  collectionQuerySchema,
  deliveredAlbumLikeSchema,
  deliveredFollowSchema,
  followedArtistListSchema,
  likedAlbumListSchema,
} from '../collection.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import {
  followAnswerSchema,
  followBodySchema,
  listenerFiguresSchema,
  userProfileSchema,
} from '../profile.ts';
import type { Calls } from './call.ts';

export const userCalls = {
  'POST /users/:id/follow': { body: followBodySchema, answer: followAnswerSchema },
  'GET /user/followed-artists': { query: collectionQuerySchema, answer: followedArtistListSchema },
  'POST /user/followed-artists': { body: deliveredFollowSchema, answer: deliveryAnswerSchema },
  'GET /user/liked-albums': { query: collectionQuerySchema, answer: likedAlbumListSchema },
  'POST /user/liked-albums': { body: deliveredAlbumLikeSchema, answer: deliveryAnswerSchema },
  'GET /users/:id': { answer: userProfileSchema },
  'GET /user/figures': { answer: listenerFiguresSchema },
} as const satisfies Calls;
