import { Extra, lazyPart } from '@/shared/lib/lazy-part';

const HomeSponsored = lazyPart(() => import('./HomeSponsored'), 'HomeSponsored');

export function SponsoredPart() {
  return (
    <Extra of={HomeSponsored}>
      <HomeSponsored />
    </Extra>
  );
}
