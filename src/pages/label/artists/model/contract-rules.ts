import * as z from 'zod/mini';
import {
  contractYearsMax,
  newArtistSchema,
  offerTermsSchema,
} from '@/shared/contract/label-contract.ts';
import { dayFromToday } from '@/shared/lib/form';
import { yearsFrom } from '../lib/offer-days';
import { readRate } from '@/shared/lib/format';

export { endContractBodySchema } from '@/shared/contract/label-contract.ts';

const { royaltyRate, startsOn, endsOn } = offerTermsSchema.shape;

const typedTerms = {
  royaltyRate: z.codec(z.string(), royaltyRate, {
    decode: (text) => readRate(text) ?? Number.NaN,
    encode: String,
  }),
  startsOn: startsOn.check(z.refine((day) => day >= dayFromToday(0), 'startsEarly')),
  endsOn,
};

type Days = { startsOn: string; endsOn: string };

const inOrder = <Terms extends Days>() => [
  z.refine<Terms>((terms) => terms.endsOn >= terms.startsOn, {
    path: ['endsOn'],
    error: 'endsEarly',
  }),
  z.refine<Terms>((terms) => terms.endsOn <= yearsFrom(terms.startsOn, contractYearsMax), {
    path: ['endsOn'],
    error: 'tooLong',
  }),
];

/** A label's offer to an artist, from today on. See docs/product/contracts.md. */
export const offerRules = z.object(typedTerms).check(...inOrder());

/** The same for a new artist. */
export const newArtistRules = z
  .object({ ...newArtistSchema.shape, ...typedTerms })
  .check(...inOrder());
