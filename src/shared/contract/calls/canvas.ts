import { actingListSchema, actingQuerySchema } from '../acting.ts';
import {
  canvasInboxSchema,
  canvasListSchema,
  canvasThumbnailSchema,
  canvasTracksSchema,
  canvasVideoSchema,
  canvasViewBodySchema,
  deliveredCanvasSchema,
  rejectCanvasBodySchema,
  sentCanvasSchema,
  trackCanvasSchema,
} from '../canvas.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import { inboxQuerySchema } from '../inbox.ts';
import type { Calls } from './call.ts';
import { beginCall, endCall, finishCall, partCall } from './large-file.ts';

export const canvasCalls = {
  'GET /promotion/canvas': { query: actingListSchema, answer: canvasListSchema },
  'GET /promotion/canvas/tracks': { query: actingQuerySchema, answer: canvasTracksSchema },
  'POST /promotion/canvas': {
    query: actingQuerySchema,
    body: deliveredCanvasSchema,
    answer: deliveryAnswerSchema,
  },
  'DELETE /promotion/canvas/:id': { query: actingQuerySchema },
  'GET /editorial/canvas': { query: inboxQuerySchema, answer: canvasInboxSchema },
  'GET /editorial/canvas/:id': { answer: sentCanvasSchema },
  'POST /editorial/canvas/:id/approve': {},
  'POST /editorial/canvas/:id/reject': { body: rejectCanvasBodySchema },
  'POST /editorial/canvas/:id/undo': {},
  'GET /tracks/:id/canvas': { answer: trackCanvasSchema },
  'POST /tracks/:id/canvas/views': { body: canvasViewBodySchema },
  'PUT /promotion/uploads/canvas': { takesFile: true, answer: canvasVideoSchema },
  'POST /promotion/uploads/canvas': beginCall,
  'PATCH /promotion/uploads/canvas/:id': partCall,
  'DELETE /promotion/uploads/canvas/:id': endCall,
  'POST /promotion/uploads/canvas/:id/finish': { ...finishCall, answer: canvasVideoSchema },
  'PUT /promotion/uploads/canvas-thumbnail': { takesFile: true, answer: canvasThumbnailSchema },
} as const satisfies Calls;
