import * as z from 'zod/mini';
import { labelLimits } from '@/shared/contract/label-administration.ts';
import { isWebAddress } from '@/shared/contract/web-address.ts';
import { readRate } from './read-rate';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type LabelFormMessage = `form.error.${
  | 'name'
  | 'long'
  | 'email'
  | 'emailForm'
  | 'website'
  | 'foundedYear'
  | 'royaltyRate'}`;

const message = (key: LabelFormMessage) => key;

const textSchema = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, message('form.error.long')));

/** A web address that may be followed; an empty text is none. */
/** With its two slashes, as people copy it; browsers would read one without them as well. */
const isWebsite = (text: string): boolean =>
  text === '' || (/^https?:\/\//i.test(text) && isWebAddress(text));

function isYear(text: string): boolean {
  const year = Number(text);
  const isWithin = year >= labelLimits.foundedMin && year <= new Date().getUTCFullYear();
  return text === '' || (Number.isInteger(year) && isWithin);
}

/** What a label has to say, as it is typed: name and email, and the rest where it is known. */
export const labelFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('form.error.name')),
      z.maxLength(labelLimits.nameMax, message('form.error.long')),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: message('form.error.email'), abort: true }),
      z.maxLength(labelLimits.emailMax, { error: message('form.error.long'), abort: true }),
      z.email({ error: message('form.error.emailForm') }),
    ),
  website: z
    .string()
    .check(
      z.trim(),
      z.maxLength(labelLimits.websiteMax, { error: message('form.error.long'), abort: true }),
      z.refine(isWebsite, message('form.error.website')),
    ),
  country: z.string(),
  foundedYear: z.string().check(z.trim(), z.refine(isYear, message('form.error.foundedYear'))),
  contactPerson: textSchema(labelLimits.contactPersonMax),
  phone: textSchema(labelLimits.phoneMax),
  royaltyRate: z.string().check(
    z.trim(),
    z.refine((text) => {
      const rate = readRate(text);
      return rate >= 0 && rate <= 100;
    }, message('form.error.royaltyRate')),
  ),
  contractStatus: z.enum(['active', 'pending', 'expired']),
});

export type LabelForm = z.infer<typeof labelFormSchema>;
