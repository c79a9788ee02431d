import { actingListSchema, actingQuerySchema } from '../acting.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import { emptyBodySchema } from '../primitives.ts';
import {
  deliveredStorySchema,
  likeStoryBodySchema,
  storyFileSchema,
  storyListSchema,
} from '../story.ts';
import type { Calls } from './call.ts';
import { beginCall, endCall, finishCall, partCall } from './large-file.ts';

export const storyCalls = {
  'GET /artists/:id/stories': { answer: storyListSchema },
  'PUT /artists/:id/stories/hidden': { body: emptyBodySchema },
  'DELETE /artists/:id/stories/hidden': { body: emptyBodySchema },
  'POST /stories/:id/views': {},
  'PUT /stories/:id/like': { body: likeStoryBodySchema },
  'POST /promotion/my-stories': {
    query: actingQuerySchema,
    body: deliveredStorySchema,
    answer: deliveryAnswerSchema,
  },
  'DELETE /promotion/my-stories/:id': { query: actingQuerySchema },
  'GET /promotion/my-stories': { query: actingListSchema, answer: storyListSchema },
  'GET /promotion/stories': { query: actingListSchema, answer: storyListSchema },
  'PUT /promotion/uploads/story-photo': { takesFile: true, answer: storyFileSchema },
  'PUT /promotion/uploads/story-video': { takesFile: true, answer: storyFileSchema },
  'POST /promotion/uploads/story-video': beginCall,
  'PATCH /promotion/uploads/story-video/:id': partCall,
  'DELETE /promotion/uploads/story-video/:id': endCall,
  'POST /promotion/uploads/story-video/:id/finish': { ...finishCall, answer: storyFileSchema },
  'PUT /promotion/uploads/story-audio': { takesFile: true, answer: storyFileSchema },
  'POST /promotion/uploads/story-audio': beginCall,
  'PATCH /promotion/uploads/story-audio/:id': partCall,
  'DELETE /promotion/uploads/story-audio/:id': endCall,
  'POST /promotion/uploads/story-audio/:id/finish': { ...finishCall, answer: storyFileSchema },
} as const satisfies Calls;
