import * as z from 'zod/mini';
import { type InboxState, inboxStates } from './inbox-states.ts';
import { countSchema, cursorSchema, partQuerySchema } from './primitives.ts';

/** Pending items by default, the oldest first; decided ones are sorted latest first. */
export const inboxQuerySchema = z.strictObject({
  status: z.optional(z.enum([...inboxStates, 'all'])),
  q: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(['oldest', 'latest'])),
  ...partQuerySchema.shape,
});

/** The counts are those of the search, in every state. */
export const getInbox = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    counts: z.object({ waiting: countSchema, accepted: countSchema, rejected: countSchema }),
    nextCursor: cursorSchema,
  });

/** How many wait in each inbox. */
export const waitingSchema = z.object({
  releases: countSchema,
  pitches: countSchema,
  canvas: countSchema,
});

export type Waiting = z.infer<typeof waitingSchema>;
export type InboxQuery = z.infer<typeof inboxQuerySchema>;
export type InboxCounts = Readonly<Record<InboxState, number>>;
export type InboxPart<Item> = { items: Item[]; counts: InboxCounts; nextCursor: string | null };
