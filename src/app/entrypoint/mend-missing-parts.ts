import { MissingPart } from '@/app/layouts/MissingPart';
import { forgetFailedLoads, standInBy } from '@/shared/lib/lazy-part';

/** Reports code and words that failed to load, and fetches them again when the network returns. */
export function mendMissingParts(): void {
  standInBy(MissingPart);
  forgetFailedLoads();
  addEventListener('online', forgetFailedLoads);
}
