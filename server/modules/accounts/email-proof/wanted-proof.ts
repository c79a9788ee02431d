import * as z from 'zod/mini';

const changeSchema = z.object({
  purpose: z.enum(['change', 'staff-change']),
  email: z.string(),
  userId: z.string(),
});

export const wantedSchema = z.union([
  z.object({
    purpose: z.literal('offer'),
    email: z.string(),
    contractId: z.string(),
    /** Times it was postponed. */
    turn: z.optional(z.number()),
  }),
  z.object({ purpose: z.enum(['address', 'student']), email: z.string(), userId: z.string() }),
  changeSchema,
]);

export type WantedProof = z.infer<typeof wantedSchema>;

export const isChange = (wanted: WantedProof): wanted is z.infer<typeof changeSchema> =>
  wanted.purpose === 'change' || wanted.purpose === 'staff-change';
