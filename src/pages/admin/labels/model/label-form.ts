import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { labelLimits } from '@/shared/contract/label-administration.ts';
import { isWebAddress } from '@/shared/contract/web-address.ts';
import { readNumber } from '@/shared/lib/format';

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
  z.string().check(trimUnseen(), z.maxLength(most, message('form.error.long')));

/** A web address that may be followed; an empty text is none. */
/** With its two slashes, as people copy it; browsers would read one without them as well. */
const isWebsite = (text: string): boolean =>
  text === '' || (/^https?:\/\//i.test(text) && isWebAddress(text));

function isYear(text: string): boolean {
  const year = readNumber(text) ?? 0;
  return text === '' || (year >= labelLimits.foundedMin && year <= new Date().getUTCFullYear());
}

/**
 * What a label has to say, as it is typed: name and email, and the rest where it is known.
 *
 * @param keptRate that it has, which may have decimals; what is typed may not.
 */
export const labelFormSchema = (keptRate: number | null) =>
  z.object({
    name: z
      .string()
      .check(
        trimUnseen(),
        z.minLength(1, message('form.error.name')),
        z.maxLength(labelLimits.nameMax, message('form.error.long')),
      ),
    email: z
      .string()
      .check(
        trimUnseen(),
        z.minLength(1, { error: message('form.error.email'), abort: true }),
        z.maxLength(labelLimits.emailMax, { error: message('form.error.long'), abort: true }),
        z.refine(isEmail, message('form.error.emailForm')),
      ),
    website: z
      .string()
      .check(
        trimUnseen(),
        z.maxLength(labelLimits.websiteMax, { error: message('form.error.long'), abort: true }),
        z.refine(isWebsite, message('form.error.website')),
      ),
    country: z.string(),
    foundedYear: z
      .string()
      .check(trimUnseen(), z.refine(isYear, message('form.error.foundedYear'))),
    contactPerson: textSchema(labelLimits.contactPersonMax),
    phone: textSchema(labelLimits.phoneMax),
    royaltyRate: z.string().check(
      trimUnseen(),
      z.refine(
        (text) => text === String(keptRate) || (readNumber(text) ?? Infinity) <= 100,
        message('form.error.royaltyRate'),
      ),
    ),
    contractStatus: z.enum(['active', 'pending', 'expired']),
  });

export type LabelForm = z.infer<ReturnType<typeof labelFormSchema>>;
