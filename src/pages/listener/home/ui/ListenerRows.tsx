import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import { useRecentTracksQuery } from '@/entities/track';
import { listPath } from '@/features/read-tracks';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import type { UnfinishedList } from '@/shared/contract/home.ts';
import { formatDate } from '@/shared/lib/format';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { useHomeQuery } from '../api/home-api';
import { FirstArtists } from './FirstArtists';
import * as styles from './HomePage.css';
import { PlayListed } from './PlayListed';
import { RecentTrackTable } from './RecentTrackTable';
import { RowsToCome, storedRows } from './RowsToCome';
import { Shelf } from './Shelf';

const StoryRow = lazyPart(
  async () => ({ StoryRow: (await import('@/widgets/story-viewer')).StoryRow }),
  'StoryRow',
);

/** Stories of followed artists, loaded when idle in the room that is reserved for them. */
const Stories = () => (
  <div className={styles.stories}>
    <Extra of={StoryRow}>
      <StoryRow />
    </Extra>
  </div>
);

const afresh = { refetchOnMountOrArgChange: true };

/** Rows between tiles and featured playlists. They appear together, so that none moves another. */
export function ListenerRows() {
  const { t, i18n } = useTranslation('pages.listener.home');
  const { data, isLoading } = useHomeQuery(undefined, afresh);
  const recent = useRecentTracksQuery(undefined, afresh);
  const { unfinished = [], releases = [], hasStories = false, hasFollowed = true } = data ?? {};
  useEffect(() => {
    if (!data) return;
    storedRows.write([
      ...(data.hasStories ? (['stories'] as const) : []),
      ...(data.unfinished.length > 0 ? (['unfinished'] as const) : []),
      ...(data.releases.length > 0 ? (['releases'] as const) : []),
    ]);
  }, [data]);
  if (isLoading) return <RowsToCome />;
  return (
    <Stack gap={10}>
      {!hasFollowed && <FirstArtists />}
      {hasStories && <Stories />}
      {unfinished.length > 0 && (
        <Section title={t('unfinished.title')}>
          <Shelf items={unfinished}>{(list) => <UnfinishedCard list={list} />}</Shelf>
        </Section>
      )}
      <RecentTrackTable query={recent} firstMix={data?.mixes[0]} />
      {releases.length > 0 && (
        <Section title={t('releases.title')}>
          <Shelf items={releases}>
            {(album) => (
              <AlbumCard
                album={album}
                subtitle={t('releases.album', {
                  artist: album.artist.name,
                  date: formatDate(album.releaseDate, i18n.language),
                })}
              />
            )}
          </Shelf>
        </Section>
      )}
    </Stack>
  );
}

function UnfinishedCard({
  list: { kind, id, title, coverImage, left, next },
}: {
  list: UnfinishedList;
}) {
  const { t } = useTranslation('pages.listener.home');
  const list = { kind, id, name: title };
  return (
    <MediaCard
      artwork={<Artwork src={coverImage} seed={id} sizes={cardPictureSizes} />}
      title={title}
      to={listPath(list)}
      subtitle={t('unfinished.left', { count: left })}
      action={<PlayListed list={list} from={next} />}
    />
  );
}
