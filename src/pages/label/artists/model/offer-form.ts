import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { genreSchema } from '@/shared/contract/artist.ts';
import { contractYearsMax } from '@/shared/contract/label-contract.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { countrySchema } from '@/shared/contract/user.ts';
import { daySchema } from '@/shared/lib/form';
import { yearsFrom } from '../lib/offer-days';
import { readRate } from '../lib/read-rate';

/** Keys of this page's catalogue, which the schemas use as messages. */
export type OfferMessage =
  `contract.error.${'rate' | 'day' | 'startsEarly' | 'endsEarly' | 'tooLong' | 'name' | 'nameLong' | 'email' | 'emailForm'}`;

const message = (key: OfferMessage) => key;

const termFields = (today: string) => ({
  royaltyRate: z
    .string()
    .check(z.refine((text) => readRate(text) !== undefined, message('contract.error.rate'))),
  startsOn: daySchema({
    earliest: today,
    missing: message('contract.error.day'),
    early: message('contract.error.startsEarly'),
  }),
  endsOn: daySchema({ missing: message('contract.error.day') }),
});

type Days = { startsOn: string; endsOn: string };

const inOrder = <Values extends Days>() => [
  z.refine<Values>(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    error: message('contract.error.endsEarly'),
  }),
  z.refine<Values>(({ startsOn, endsOn }) => endsOn <= yearsFrom(startsOn, contractYearsMax), {
    path: ['endsOn'],
    error: message('contract.error.tooLong'),
  }),
];

/** What a label offers an artist, from today on. See docs/product/contracts.md. */
export const offerFormSchema = (today: string) =>
  z.object(termFields(today)).check(...inOrder<{ royaltyRate: string } & Days>());

/** The same to an artist who is not here yet. */
export const newArtistFormSchema = (today: string) =>
  z
    .object({
      name: z
        .string()
        .check(
          trimUnseen(),
          z.minLength(1, message('contract.error.name')),
          z.maxLength(credentialLimits.displayNameMax, message('contract.error.nameLong')),
        ),
      genre: genreSchema,
      country: countrySchema,
      email: z
        .string()
        .check(
          trimUnseen(),
          z.minLength(1, { error: message('contract.error.email'), abort: true }),
          z.refine(isEmail, message('contract.error.emailForm')),
        ),
      ...termFields(today),
    })
    .check(...inOrder<NewArtistForm>());

export type OfferForm = { royaltyRate: string } & Days;
export type NewArtistForm = OfferForm & {
  name: string;
  genre: z.infer<typeof genreSchema>;
  country: z.infer<typeof countrySchema>;
  email: string;
};

/** The last day of a contract that ends before its time; which days may be chosen the server says. */
export const endFormSchema = z.object({
  lastDay: daySchema({ missing: message('contract.error.day') }),
});

export type EndForm = { lastDay: string };
