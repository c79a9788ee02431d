import { useHighlightsQuery } from '@/entities/highlight';
import { KeptSponsored } from '@/widgets/sponsored';

/** Today's campaign on the free plan, at the end of home. */
export function HomeSponsored() {
  const { data } = useHighlightsQuery();
  return <KeptSponsored sponsored={data?.sponsored ?? null} />;
}
