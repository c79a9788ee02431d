import { useState } from 'react';
import { highlightApi } from '@/entities/highlight';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { useAppDispatch } from '@/shared/redux';
import { HiddenSponsored } from './HiddenSponsored';
import { SponsoredCard } from './SponsoredCard';

type KeptSponsoredProps = {
  /** What is to be shown, or nothing (any more). */
  sponsored: Sponsored | null;
  /** A card by itself, or a line below a list of tracks. */
  looks?: 'card' | 'line';
};

/**
 * The one campaign that a listener on the free plan is shown today; mostly nothing. What was there stays until the page is
 * left, though it counts as seen by then.
 */
export function KeptSponsored({ sponsored, looks = 'card' }: KeptSponsoredProps) {
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState<Sponsored | null>(null);
  const [hidden, setHidden] = useState<'yes' | 'undone' | null>(null);
  const shown = kept ?? sponsored;
  if (shown !== kept) setKept(shown);
  if (shown === null) return null;
  // It is one a day wherever it was shown: who comes back to their home finds none.
  const forget = () =>
    dispatch(
      highlightApi.util.updateQueryData('highlights', undefined, (known) => {
        known.sponsored = null;
      }),
    );
  if (hidden === 'yes') {
    return <HiddenSponsored sponsored={shown} onShown={() => setHidden('undone')} />;
  }
  return (
    <SponsoredCard
      sponsored={shown}
      looks={looks}
      isBack={hidden === 'undone'}
      onSeen={forget}
      onHidden={() => setHidden('yes')}
    />
  );
}
