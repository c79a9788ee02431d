import * as z from 'zod/mini';
import { newId } from '@/shared/lib/id';
import { storedValue } from '@/shared/lib/storage';

const key = 'playing-tab';

const claimSchema = z.object({ count: z.int(), tab: z.string() });
type Claim = z.infer<typeof claimSchema>;

const isClaim = (candidate: unknown): candidate is Claim =>
  claimSchema.safeParse(candidate).success;

const lastClaim = storedValue(key, isClaim);

function claimIn(text: string | null): Claim | null {
  try {
    const candidate: unknown = JSON.parse(text ?? 'null');
    return isClaim(candidate) ? candidate : null;
  } catch {
    return null;
  }
}

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

  // The event carries what was written; the device may hold something newer by now.
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    const claim = claimIn(event.newValue);
    if (claim && isLater(claim, own)) onTaken();
  };
  addEventListener('storage', handleStorage);
  return {
    /** This tab begins to play. */
    claim: () => {
      own = { count: (lastClaim.read()?.count ?? 0) + 1, tab };
      lastClaim.write(own);
    },
    leave: () => removeEventListener('storage', handleStorage),
  };
}
