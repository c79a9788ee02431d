import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { StoriesDesk } from './StoriesDesk';

type StoriesPageProps = {
  /** Of the page. */
  title: string;
};

/** What an artist shows for a day: theirs, those of others, and a new one. See docs/product/stories.md. */
export function StoriesPage({ title }: StoriesPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {(acting) => <StoriesDesk key={acting.labelId ?? acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}
