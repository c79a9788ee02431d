import { useHighlightsQuery } from '@/entities/highlight';
import { KeptSponsored } from '@/widgets/sponsored';

/** What a listener on the free plan is shown today at the end of their home; mostly nothing. */
export function HomeSponsored() {
  const { data } = useHighlightsQuery();
  return <KeptSponsored sponsored={data?.sponsored ?? null} />;
}
