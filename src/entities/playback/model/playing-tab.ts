import * as z from 'zod/mini';
import { newId } from '@/shared/lib/id';
import { keptOnDevice } from '@/shared/lib/storage';

const claimSchema = z.object({ count: z.int(), tab: z.string() });
type Claim = z.infer<typeof claimSchema>;

const isClaim = (candidate: unknown): candidate is Claim =>
  claimSchema.safeParse(candidate).success;

const lastClaim = keptOnDevice('playing-tab', isClaim);

/** Two tabs that began at once counted alike: their names decide, in both of them alike. */
const isLater = (one: Claim, other: Claim | null) =>
  !other || one.count > other.count || (one.count === other.count && one.tab > other.tab);

/**
 * Which tab of this browser plays: the last that began. Counted on the device, since that tells the
 * other tabs of it: locks are missing where an address has no certificate, and clocks are set back.
 * `onTaken` hears that another tab began after this one.
 */
export function createPlayingTab(onTaken: () => void) {
  const tab = newId();
  let own: Claim | null = null;

  const leave = lastClaim.subscribe((claim) => {
    if (claim && isLater(claim, own)) onTaken();
  });
  return {
    /** This tab begins to play. */
    claim: () => {
      own = { count: (lastClaim.read()?.count ?? 0) + 1, tab };
      lastClaim.write(own);
    },
    leave,
  };
}
