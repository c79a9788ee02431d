import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlaylistCard, useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { firstCards } from '@/shared/config/card-picture.ts';
import { useMediaQuery } from '@/shared/lib/media-query';
import { paths } from '@/shared/routes';
import { media } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading } from '@/shared/ui/text';
import { PlayPlaylistButton } from '@/widgets/play-playlist';
import type * as listenerParts from './listener-parts';
import * as styles from './HomePage.css';

/** Fill the first view of any window. */
const firstView = 12;
const firstViewOfPhone = 4;

type FeaturedPlaylistsProps = {
  /** Renders all instead of the first view. */
  isWhole: boolean;
  /** With the mixes, and the heart of a playlist; visitors do not load them. */
  parts: Pick<typeof listenerParts, 'Mixes' | 'SaveOnCard'> | null | undefined;
};

export function FeaturedPlaylists({ isWhole, parts }: FeaturedPlaylistsProps) {
  const { t } = useTranslation('pages.listener.home');
  const query = useFeaturedPlaylistsQuery();
  const shown = useMediaQuery(media.narrow) ? firstViewOfPhone : firstView;
  return (
    <Stack as="section" aria-labelledby="featured">
      <Heading level={2} id="featured">
        {t('featured.title')}
      </Heading>
      {parts && <parts.Mixes />}
      <QueryView
        query={query}
        headingLevel={3}
        loading={
          <Grid className={styles.cards} as="div">
            {Array.from({ length: firstView }, (_, index) => (
              <MediaCardSkeleton key={index} lines={2} />
            ))}
          </Grid>
        }
        empty={
          <StatusView
            icon={<ListMusic size={32} />}
            headingLevel={3}
            title={t('featured.empty.title')}
            text={t('featured.empty.text')}
            action={<ButtonLink to={paths.search}>{t('featured.empty.search')}</ButtonLink>}
          />
        }
      >
        {(playlists) => (
          <Grid className={styles.cards}>
            {playlists.slice(0, isWhole ? undefined : shown).map((playlist, index) => (
              <li key={playlist.id} className={index < firstCards ? undefined : styles.later}>
                <PlaylistCard
                  playlist={playlist}
                  isPriority={index < firstCards}
                  action={
                    <>
                      {parts && <parts.SaveOnCard playlist={playlist} />}
                      <PlayPlaylistButton playlist={playlist} />
                    </>
                  }
                />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Stack>
  );
}
