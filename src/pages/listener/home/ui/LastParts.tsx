import { useViewer } from '@/entities/session';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';

const HomeSponsored = lazyPart(() => import('./HomeSponsored'), 'HomeSponsored');

function SponsoredPart() {
  return (
    <Extra of={HomeSponsored}>
      <HomeSponsored />
    </Extra>
  );
}

/** At the end of home, where it moves nothing in view. */
export function LastParts() {
  const viewer = useViewer();
  return viewer?.subscriptionType === 'free' && !viewer.family && <SponsoredPart />;
}
