import { useState } from 'react';
import { highlightApi } from '@/entities/highlight';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { useAppDispatch } from '@/shared/redux';
import { HiddenSponsored } from './HiddenSponsored';
import { SponsoredCard } from './SponsoredCard';

type LastingSponsoredProps = {
  sponsored: Sponsored | null;
  looks?: 'card' | 'line';
};

/** Stays until the page is left, although it counts as seen. */
export function LastingSponsored({ sponsored, looks = 'card' }: LastingSponsoredProps) {
  const dispatch = useAppDispatch();
  const [first, setFirst] = useState<Sponsored | null>(null);
  const [hidden, setHidden] = useState<'yes' | 'undone' | null>(null);
  const shown = first ?? sponsored;
  if (shown !== first) setFirst(shown);
  if (shown === null) return null;
  // One a day on any page: the next visit to home shows none.
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
