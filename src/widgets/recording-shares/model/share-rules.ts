import * as z from 'zod/mini';
import { emailSchema } from '@/shared/contract/email.ts';
import { readRate } from '@/shared/lib/format';
import { partsLeft } from './parts-left';
import type { ShareForm, ShareFault, TypedPart } from './share-form';

const isEmail = (text: string) => emailSchema.safeParse(text).success;

function findFault(part: TypedPart, others: readonly TypedPart[]): ShareFault | undefined {
  const { isArtist, payeeId, email } = part;
  if (!isArtist && payeeId === null) {
    if (!isEmail(email)) return 'email';
    const same = (other: TypedPart) =>
      other.email.trim().toLowerCase() === email.trim().toLowerCase();
    if (others.some(same)) return 'twice';
  }
  const rate = readRate(part.part);
  if (rate === undefined) return 'part';
  return rate === 0 && !isArtist && payeeId === null ? 'nothing' : undefined;
}

const fieldOf = { email: 'email', twice: 'email', part: 'part', nothing: 'part' } as const;

/** The server checks days and persons. */
export const shareFormSchema = z
  .object({
    startsOn: z.string().check(z.minLength(1, 'day' satisfies ShareFault)),
    parts: z.array(
      z.object({
        role: z.string(),
        part: z.string(),
        email: z.string(),
        payeeId: z.nullable(z.string()),
        name: z.nullable(z.string()),
        isArtist: z.boolean(),
      }),
    ),
    /** Where faults of all parts together are shown. */
    sum: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      const parts = value.parts as ShareForm['parts'];
      const add = (path: (string | number)[], message: ShareFault) =>
        issues.push({ code: 'custom', input: value, path, message });
      for (const [index, part] of parts.entries()) {
        const fault = findFault(part, parts.slice(0, index));
        if (fault === undefined) continue;
        add(['parts', index, fieldOf[fault as keyof typeof fieldOf]], fault);
      }
      if (partsLeft(parts) !== 0) add(['sum'], 'notWhole');
      else if (parts.length < 2) add(['sum'], 'alone');
    }),
  ) as z.ZodMiniType<ShareForm, ShareForm>;
