import { MissingPart } from '@/app/layouts/MissingPart';
import { forgetFailedLoads, standInBy } from '@/shared/lib/lazy-part';

/** From now on what does not arrive of the code or the words is told, and fetched anew when the network is back. */
export function mendMissingParts(): void {
  standInBy(MissingPart);
  // What was missing before is tried again.
  forgetFailedLoads();
  addEventListener('online', forgetFailedLoads);
}
