import { useHighlightsQuery } from '@/entities/highlight';
import { LastingSponsored } from '@/widgets/sponsored';

/** Today's campaign on the free plan, at the end of home. */
export function HomeSponsored() {
  const { data } = useHighlightsQuery();
  return <LastingSponsored sponsored={data?.sponsored ?? null} />;
}
