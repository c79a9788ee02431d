import { MissingPart } from '@/app/layouts/MissingPart';
import { forgetFailedLoads, standInBy } from '@/shared/lib/lazy-part';

/** Fetches failed code and words again when the network returns. */
export function mendMissingParts(): void {
  standInBy(MissingPart);
  forgetFailedLoads();
  addEventListener('online', forgetFailedLoads);
}
