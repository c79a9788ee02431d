import * as z from 'zod/mini';
import { refuseArtistRequestSchema } from './artist-request.ts';
import { emailSchema } from './email.ts';
import { countSchema, daySchema, idSchema, instantSchema } from './primitives.ts';
import { trimLine, trimUnseen } from './written.ts';

/** Characters; `listed` for staff at once. */
export const studentLimits = { schoolMax: 120, noteMax: 500, listed: 50 } as const;

const { schoolMax, noteMax } = studentLimits;

/** See docs/product/plans.md. */
export const ownStudentProofSchema = z.object({
  /** An email at one of these proves it; none where staff check all by hand. */
  domains: z.array(z.string()),
  canEmail: z.boolean(),
  /** Last day, also of a proof that ended. */
  until: z.nullable(daySchema),
  /** The last one to staff. */
  request: z.nullable(
    z.object({
      school: z.string(),
      state: z.enum(['open', 'accepted', 'refused']),
      /** Of a refusal, in the words of staff. */
      reason: z.string(),
      askedAt: instantSchema,
    }),
  ),
});

export const studentEmailBodySchema = z.strictObject({ email: emailSchema });

export const studentRequestBodySchema = z.strictObject({
  school: z.string().check(trimLine(), z.minLength(1), z.maxLength(schoolMax)),
  note: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(noteMax)),
});

export const studentRequestsSchema = z.object({
  /** The oldest first. */
  requests: z.array(
    z.object({
      account: z.object({ id: idSchema, name: z.string(), email: z.string() }),
      school: z.string(),
      note: z.string(),
      askedAt: instantSchema,
    }),
  ),
  total: countSchema,
});

export const answerStudentBodySchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('accept') }),
  refuseArtistRequestSchema,
]);

export type OwnStudentProof = z.infer<typeof ownStudentProofSchema>;
export type StudentRequestBody = z.infer<typeof studentRequestBodySchema>;
export type StudentRequests = z.infer<typeof studentRequestsSchema>;
export type StudentRequest = StudentRequests['requests'][number];
export type AnswerStudentBody = z.infer<typeof answerStudentBodySchema>;
