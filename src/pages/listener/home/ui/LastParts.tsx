import { useViewer } from '@/entities/session';
import { SponsoredPart } from './SponsoredPart';
import { Stories } from './Stories';

type LastPartsProps = {
  /** Shows stories here, because no room was kept further up. */
  hasStories: boolean;
};

/** Late parts at the end of home, where they move nothing in view. */
export function LastParts({ hasStories }: LastPartsProps) {
  const viewer = useViewer();
  return (
    <>
      {hasStories && <Stories isExpected={false} />}
      {viewer?.subscriptionType === 'free' && <SponsoredPart />}
    </>
  );
}
