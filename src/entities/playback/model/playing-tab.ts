import * as z from 'zod/mini';
import { newId } from '@/shared/lib/id';
import { keptOnDevice } from '@/shared/lib/storage';

const claimSchema = z.object({ count: z.int(), tab: z.string() });
type Claim = z.infer<typeof claimSchema>;

const isClaim = (candidate: unknown): candidate is Claim =>
  claimSchema.safeParse(candidate).success;

const lastClaim = keptOnDevice('playing-tab', isClaim);

/** Ties are broken by the tabs' names, alike in both. */
const isLater = (one: Claim, other: Claim | null) =>
  !other || one.count > other.count || (one.count === other.count && one.tab > other.tab);

/**
 * Finds the playing tab of this browser: the last to start, by a counter in storage, which also
 * informs the other tabs. Locks are missing without https, and clocks may be set back. `onTaken`
 * runs when another tab starts.
 */
export function createPlayingTab(onTaken: () => void) {
  const tab = newId();
  let own: Claim | null = null;

  const leave = lastClaim.subscribe((claim) => {
    if (claim && isLater(claim, own)) onTaken();
  });
  return {
    claim: () => {
      own = { count: (lastClaim.read()?.count ?? 0) + 1, tab };
      lastClaim.write(own);
    },
    leave,
  };
}
