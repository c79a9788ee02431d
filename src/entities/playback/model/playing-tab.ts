import * as z from 'zod/mini';
import { newId } from '@/shared/lib/id';
import { createStoredValue } from '@/shared/lib/storage';

const claimSchema = z.object({ count: z.int(), tab: z.string() });
type Claim = z.infer<typeof claimSchema>;

const isClaim = (candidate: unknown): candidate is Claim =>
  claimSchema.safeParse(candidate).success;

const lastClaim = createStoredValue('playing-tab', isClaim);

/** With equal counts the tabs' names decide. */
const isLater = (one: Claim, other: Claim | null) =>
  !other || one.count > other.count || (one.count === other.count && one.tab > other.tab);

/**
 * The last tab to start plays. Locks are missing without https, and clocks may be set back, so a
 * counter in storage decides.
 */
export function createPlayingTab(onTakenOver: () => void) {
  const tab = newId();
  let own: Claim | null = null;

  const leave = lastClaim.subscribe((claim) => {
    if (claim && isLater(claim, own)) onTakenOver();
  });
  return {
    claim: () => {
      own = { count: (lastClaim.read()?.count ?? 0) + 1, tab };
      lastClaim.write(own);
    },
    leave,
  };
}
