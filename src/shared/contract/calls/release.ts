import { labelQuerySchema } from '../acting.ts';
import { inboxQuerySchema } from '../inbox.ts';
import { giveLyricsBodySchema, trackLyricsSchema } from '../lyrics.ts';
import {
  hearReleaseBodySchema,
  heardReleaseSchema,
  pressLinkBodySchema,
  pressLinkMadeSchema,
  pressLinksSchema,
} from '../press-link.ts';
import {
  changeDraftBodySchema,
  coverSentSchema,
  draftSavedSchema,
  draftSchema,
  preparationSchema,
  preparationsSchema,
  rejectBodySchema,
  releaseInboxSchema,
  soundSchema,
  versionBodySchema,
} from '../release.ts';
import type { Calls } from './call.ts';
import { beginCall, endCall, finishCall, partCall } from './large-file.ts';

export const releaseCalls = {
  'GET /label/drafts': { query: labelQuerySchema, answer: preparationsSchema },
  'GET /label/drafts/:id': { query: labelQuerySchema, answer: preparationSchema },
  'POST /label/drafts': {
    query: labelQuerySchema,
    body: draftSchema,
    answer: draftSavedSchema,
    status: 201,
  },
  'PUT /label/drafts/:id': {
    query: labelQuerySchema,
    body: changeDraftBodySchema,
    answer: draftSavedSchema,
  },
  'DELETE /label/drafts/:id': { query: labelQuerySchema },
  'POST /label/drafts/:id/send': {
    query: labelQuerySchema,
    body: versionBodySchema,
    answer: draftSavedSchema,
  },
  'POST /label/drafts/:id/withdraw': { query: labelQuerySchema, answer: draftSavedSchema },
  'GET /label/drafts/:id/links': { query: labelQuerySchema, answer: pressLinksSchema },
  'POST /label/drafts/:id/links': {
    query: labelQuerySchema,
    body: pressLinkBodySchema,
    answer: pressLinkMadeSchema,
    status: 201,
  },
  'DELETE /label/drafts/:id/links/:link': { query: labelQuerySchema },
  'POST /press/release': { body: hearReleaseBodySchema, answer: heardReleaseSchema },
  'GET /editorial/releases': { query: inboxQuerySchema, answer: releaseInboxSchema },
  'GET /editorial/releases/:id': { answer: preparationSchema },
  'POST /editorial/releases/:id/approve': { body: versionBodySchema },
  'POST /editorial/releases/:id/reject': { body: rejectBodySchema },
  'POST /editorial/releases/:id/undo': {},
  'PUT /label/tracks/:id/lyrics': {
    query: labelQuerySchema,
    body: giveLyricsBodySchema,
    answer: trackLyricsSchema,
  },
  'DELETE /label/tracks/:id/lyrics': { query: labelQuerySchema },
  'PUT /label/uploads/sound': { takesFile: true, answer: soundSchema },
  'POST /label/uploads/sound': beginCall,
  'PATCH /label/uploads/sound/:id': partCall,
  'DELETE /label/uploads/sound/:id': endCall,
  'POST /label/uploads/sound/:id/finish': { ...finishCall, answer: soundSchema },
  'PUT /label/uploads/cover': { takesFile: true, answer: coverSentSchema },
} as const satisfies Calls;
