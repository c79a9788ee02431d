import * as z from 'zod/mini';
import { newId } from '@/shared/lib/id';
import { createStoredValue } from '@/shared/lib/storage';

/** `isSleep`: the sleep timer of the tab has stopped the music everywhere. */
const claimSchema = z.object({
  count: z.int(),
  tab: z.string(),
  isSleep: z.optional(z.boolean()),
});
type Claim = z.infer<typeof claimSchema>;

const isClaim = (candidate: unknown): candidate is Claim =>
  claimSchema.safeParse(candidate).success;

const lastClaim = createStoredValue('playing-tab', isClaim);

/** With equal counts the tabs' names decide. */
const isLater = (one: Claim, other: Claim | null) =>
  !other || one.count > other.count || (one.count === other.count && one.tab > other.tab);

const nextCount = () => (lastClaim.read()?.count ?? 0) + 1;

export function stopEveryTab(): void {
  lastClaim.write({ count: nextCount(), tab: newId(), isSleep: true });
}

/**
 * The last tab to start plays. Locks are missing without https, and clocks may be set back, so a
 * counter in storage decides.
 */
export function createPlayingTab(onTakenOver: (isSleep: boolean) => void) {
  const tab = newId();
  let own: Claim | null = null;

  const leave = lastClaim.subscribe((claim) => {
    if (claim && isLater(claim, own)) onTakenOver(claim.isSleep ?? false);
  });
  return {
    claim: () => {
      own = { count: nextCount(), tab };
      lastClaim.write(own);
    },
    leave,
  };
}
