import { labelQuerySchema } from '../acting.ts';
import {
  answerOfferBodySchema,
  artistOffersSchema,
  candidateQuerySchema,
  candidatesSchema,
  endContractBodySchema,
  newArtistSchema,
  offerMadeSchema,
  offerTermsSchema,
} from '../label-contract.ts';
import type { Calls } from './call.ts';

export const contractCalls = {
  'GET /label/candidates': { query: candidateQuerySchema, answer: candidatesSchema },
  'POST /label/artists': {
    query: labelQuerySchema,
    body: newArtistSchema,
    answer: offerMadeSchema,
    status: 201,
  },
  'POST /label/artists/:id/offers': {
    query: labelQuerySchema,
    body: offerTermsSchema,
    answer: offerMadeSchema,
    status: 201,
  },
  'DELETE /label/offers/:id': { query: labelQuerySchema },
  'POST /label/contracts/:id/end': { query: labelQuerySchema, body: endContractBodySchema },
  'GET /artist/offers': { answer: artistOffersSchema },
  'POST /artist/offers/:id': { body: answerOfferBodySchema },
} as const satisfies Calls;
