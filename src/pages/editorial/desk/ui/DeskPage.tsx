import { OfficePage } from '@/widgets/office';
import { DeskTabs } from './DeskTabs';

type DeskPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The desk of the editors: the playlists of the service, and what waits for a decision. See docs/product/editorial.md.
 */
export function DeskPage({ title }: DeskPageProps) {
  return (
    <OfficePage title={title}>
      <DeskTabs />
    </OfficePage>
  );
}
