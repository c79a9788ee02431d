import * as z from 'zod/mini';
import { actingListSchema, actingQuerySchema } from '../acting.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import {
  approveMarqueeBodySchema,
  changeMarqueeBodySchema,
  deliveredMarqueeSchema,
  marqueeInboxSchema,
  marqueeListSchema,
  marqueeTracksSchema,
  rejectMarqueeBodySchema,
  seenBodySchema,
  sponsoredAnswerSchema,
  spotAnswerSchema,
} from '../marquee.ts';
import { emptyBodySchema, idSchema } from '../primitives.ts';
import { storyFileSchema } from '../story.ts';
import type { Calls } from './call.ts';
import { beginCall, endCall, finishCall, partCall } from './large-file.ts';

export const marqueeCalls = {
  'GET /admin/marquee': { answer: marqueeInboxSchema },
  'POST /admin/marquee/:id/approve': { body: approveMarqueeBodySchema },
  'POST /admin/marquee/:id/reject': { body: rejectMarqueeBodySchema },
  'GET /promotion/marquee': { query: actingListSchema, answer: marqueeListSchema },
  'POST /promotion/marquee': {
    query: actingQuerySchema,
    body: deliveredMarqueeSchema,
    answer: deliveryAnswerSchema,
  },
  'GET /promotion/marquee/tracks': { query: actingQuerySchema, answer: marqueeTracksSchema },
  'PUT /promotion/marquee/:id': { query: actingQuerySchema, body: changeMarqueeBodySchema },
  'GET /user/sponsored': {
    query: z.strictObject({ playlist: idSchema }),
    answer: sponsoredAnswerSchema,
  },
  'GET /user/spot': { answer: spotAnswerSchema },
  'POST /user/sponsored/:id/click': { body: emptyBodySchema },
  'PUT /user/sponsored/:id/hidden': { body: emptyBodySchema },
  'DELETE /user/sponsored/:id/hidden': { body: emptyBodySchema },
  'POST /promotion/marquee/:id/activate': { query: actingQuerySchema },
  'POST /promotion/marquee/:id/pause': { query: actingQuerySchema },
  'POST /promotion/marquee/:id/cancel': { query: actingQuerySchema },
  'POST /user/sponsored/:id/impression': { body: seenBodySchema },
  'PUT /promotion/uploads/marquee-image': { takesFile: true, answer: storyFileSchema },
  'PUT /promotion/uploads/marquee-video': { takesFile: true, answer: storyFileSchema },
  'POST /promotion/uploads/marquee-video': beginCall,
  'PATCH /promotion/uploads/marquee-video/:id': partCall,
  'DELETE /promotion/uploads/marquee-video/:id': endCall,
  'POST /promotion/uploads/marquee-video/:id/finish': { ...finishCall, answer: storyFileSchema },
  'PUT /promotion/uploads/marquee-audio': { takesFile: true, answer: storyFileSchema },
  'POST /promotion/uploads/marquee-audio': beginCall,
  'PATCH /promotion/uploads/marquee-audio/:id': partCall,
  'DELETE /promotion/uploads/marquee-audio/:id': endCall,
  'POST /promotion/uploads/marquee-audio/:id/finish': { ...finishCall, answer: storyFileSchema },
} as const satisfies Calls;
