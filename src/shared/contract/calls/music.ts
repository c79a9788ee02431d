import * as z from 'zod/mini';
import { fullAlbumSchema } from '../album.ts';
import { artistHighlightsSchema } from '../artist-highlights.ts';
import { fullArtistSchema } from '../artist.ts';
import { chartArtistsSchema, chartIdSchema, chartSchema } from '../chart.ts';
import { highlightsSchema } from '../highlights.ts';
import { homeSchema } from '../home.ts';
import { fullMixSchema, zoneQuerySchema } from '../mix.ts';
import { emptyBodySchema, idSchema } from '../primitives.ts';
import { dismissalKinds, dismissalsSchema, radioQuerySchema, radioSchema } from '../radio.ts';
import type { Calls } from './call.ts';

const paramsSchema = z.strictObject({ id: chartIdSchema });

export const musicCalls = {
  'GET /albums/:id': { answer: fullAlbumSchema },
  'GET /artists/:id': { answer: fullArtistSchema },
  'GET /charts/:id': { params: paramsSchema, answer: chartSchema },
  'GET /charts/:id/artists': { params: paramsSchema, answer: chartArtistsSchema },
  'GET /artists/:id/highlights': { answer: artistHighlightsSchema },
  'GET /user/highlights': { answer: highlightsSchema },
  'GET /user/home': { query: zoneQuerySchema, answer: homeSchema },
  'GET /user/mixes/:id': { query: zoneQuerySchema, answer: fullMixSchema },
  'GET /user/dismissals': { answer: dismissalsSchema },
  'PUT /user/dismissals/:kind/:id': {
    params: z.strictObject({ kind: z.enum(dismissalKinds), id: idSchema }),
    body: emptyBodySchema,
  },
  'DELETE /user/dismissals/:kind/:id': {
    params: z.strictObject({ kind: z.enum(dismissalKinds), id: idSchema }),
    body: emptyBodySchema,
  },
  'GET /radio': { query: radioQuerySchema, answer: radioSchema },
} as const satisfies Calls;
