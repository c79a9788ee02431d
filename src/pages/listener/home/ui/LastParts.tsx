import { useViewer } from '@/entities/session';
import { SponsoredPart } from './SponsoredPart';

/** At the end of home, where it moves nothing in view. */
export function LastParts() {
  const viewer = useViewer();
  return viewer?.subscriptionType === 'free' && <SponsoredPart />;
}
