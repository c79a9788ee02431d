import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headerArtSizes } from '@/shared/config/header-art.ts';
import { useFormats } from '@/shared/lib/format';
import { useViewer } from '@/entities/session';
import { FollowArtistButton } from '@/features/follow-artist';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { ShortCount } from '@/shared/ui/short-count';
import { CollectionHeader } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';
import * as styles from './ArtistPage.css';
import { SocialLinks } from './SocialLinks';
import { artistSource } from './PopularTracks';

const ArtistRing = lazyPart(
  async () => ({ ArtistRing: (await import('./listener-parts')).ArtistRing }),
  'ArtistRing',
);

export function ArtistHeader({ artist }: { artist: FullArtist }) {
  const { t } = useTranslation('pages.listener.artist');
  const formats = useFormats();
  const { id, name, image, bannerImage, colour, genre, country, verified } = artist;
  const { monthlyListeners, followers, topTracks, socialLinks } = artist;
  const viewer = useViewer();
  return (
    <CollectionHeader
      kind={
        verified ? (
          <Badge tone="accent">
            <BadgeCheck size={16} aria-hidden />
            {t('verified')}
          </Badge>
        ) : (
          t('pageTitle')
        )
      }
      title={name}
      colour={colour}
      artwork={
        <div className={styles.portrait}>
          <Artwork src={image} seed={id} shape="round" sizes={headerArtSizes} isPriority />
          {viewer && (
            <Extra of={ArtistRing}>
              <ArtistRing artist={artist} />
            </Extra>
          )}
        </div>
      }
      backdrop={bannerImage && <Artwork src={bannerImage} seed={id} shape="wide" sizes="320px" />}
      facts={
        <>
          <span>{formats.genre(genre)}</span>
          <ShortCount
            count={monthlyListeners}
            label={(shown) => t('monthlyListeners', { count: monthlyListeners, shown })}
          />
          <ShortCount
            count={followers}
            label={(shown) => t('followers', { count: followers, shown })}
          />
          {country && <span>{formats.country(country)}</span>}
        </>
      }
      play={{ tracks: topTracks, source: artistSource(id) }}
      actions={
        <>
          <FollowArtistButton artist={artist} />
          <ListActions list={{ kind: 'artist', id, name }} isEmpty={topTracks.length === 0} />
          <SocialLinks name={name} links={socialLinks} />
        </>
      }
      path={paths.artist(id)}
    />
  );
}
