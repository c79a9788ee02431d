import { Extra, lazyPart } from '@/shared/lib/lazy-part';

const HomeSponsored = lazyPart(() => import('./HomeSponsored'), 'HomeSponsored');

/** What a listener on the free plan may be shown today, at the end of the page. */
export function SponsoredPart() {
  return (
    <Extra of={HomeSponsored}>
      <HomeSponsored />
    </Extra>
  );
}
