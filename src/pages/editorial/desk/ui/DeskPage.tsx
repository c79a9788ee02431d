import { OfficePage } from '@/widgets/dashboard';
import { DeskTabs } from './DeskTabs';

type DeskPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The desk of the editors: the playlists of the service, and what waits for a decision. See docs/product/editorial.md.
 * @states default variants loading empty failed pending success invalid long-text no-image narrow
 * @without access-denied visitor: the guard of its area says so before it opens
 * @without not-found sample extreme-numbers: there is one desk, and no decision on an example
 */
export function DeskPage({ title }: DeskPageProps) {
  return (
    <OfficePage title={title}>
      <DeskTabs />
    </OfficePage>
  );
}
