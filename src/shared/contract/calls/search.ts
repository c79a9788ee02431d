import * as z from 'zod/mini';
import { matchTracksAnswerSchema, matchTracksBodySchema } from '../brought-music.ts';
import { browsePageSchema, genreIdSchema, moodIdSchema } from '../browse.ts';
import { emptyBodySchema } from '../primitives.ts';
import {
  forgottenSearchSchema,
  recentSearchesSchema,
  searchKindSchema,
  searchPageQuerySchema,
  searchPageSchema,
  searchQuerySchema,
  searchResultsSchema,
  searchedBodySchema,
} from '../search.ts';
import type { Calls } from './call.ts';

export const searchCalls = {
  'GET /genres/:id': { params: z.strictObject({ id: genreIdSchema }), answer: browsePageSchema },
  'GET /moods/:id': { params: z.strictObject({ id: moodIdSchema }), answer: browsePageSchema },
  'POST /tracks/match': { body: matchTracksBodySchema, answer: matchTracksAnswerSchema },
  'GET /user/searches': { answer: recentSearchesSchema },
  'PUT /user/searches': { body: searchedBodySchema, answer: recentSearchesSchema },
  'DELETE /user/searches': {
    query: forgottenSearchSchema,
    body: emptyBodySchema,
    answer: recentSearchesSchema,
  },
  'GET /search': { query: searchQuerySchema, answer: searchResultsSchema },
  'GET /search/:kind': {
    params: z.strictObject({ kind: searchKindSchema }),
    query: searchPageQuerySchema,
    answer: searchPageSchema,
  },
} as const satisfies Calls;
