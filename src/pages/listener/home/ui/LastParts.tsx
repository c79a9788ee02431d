import { useViewer } from '@/entities/session';
import { SponsoredPart } from './SponsoredPart';
import { Stories } from './Stories';

type LastPartsProps = {
  /** Stories stand here: none were expected further up. */
  hasStories: boolean;
};

/** What stands at the end of home for a listener, where nothing in view moves when it comes. */
export function LastParts({ hasStories }: LastPartsProps) {
  const viewer = useViewer();
  return (
    <>
      {hasStories && <Stories isExpected={false} />}
      {viewer?.subscriptionType === 'free' && <SponsoredPart />}
    </>
  );
}
