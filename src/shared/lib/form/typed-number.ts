import * as z from 'zod/mini';
import { readNumber } from '@/shared/lib/format';
import { idSchema } from '../../contract/primitives.ts';

type NumberSchema = z.ZodMiniType<number, number>;

const toCodec = <Read>(number: NumberSchema, decimals: number, blank: () => Read | undefined) =>
  z.codec(z.string(), z.custom<Read>(), {
    decode: (text, { issues }) => {
      const isBlank = text.trim() === '';
      const unsaid = blank();
      if (isBlank && unsaid !== undefined) return unsaid;
      const read = readNumber(text, decimals);
      if (read === undefined) {
        issues.push({ code: 'custom', input: text, message: isBlank ? 'missing' : 'number' });
        return z.NEVER;
      }
      const { data, error } = number.safeParse(read);
      if (!error) return data as Read;
      issues.push(
        ...error.issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue),
      );
      return z.NEVER;
    },
    encode: (value) => (value === blank() ? '' : String(value)),
  });

/**
 * A number of the contract typed as text.
 *
 * @param decimals most digits after the decimal sign
 */
export const typedNumber = (number: NumberSchema, decimals = 0) =>
  toCodec<number>(number, decimals, () => undefined);

/** Empty text reads as `unsaid`, such as 0. */
export const typedOrUnsaid = <Unsaid extends number | null>(
  number: NumberSchema,
  unsaid: Unsaid,
  decimals = 0,
) => toCodec<number | Unsaid>(number, decimals, () => unsaid);

/** An optional id: empty in the form, null when sent. */
export const typedIdOrNone = z.codec(z.string(), z.nullable(idSchema), {
  decode: (id) => id || null,
  encode: (id) => id ?? '',
});
