import { useTranslation } from 'react-i18next';
import type { ArtistSummary } from '@/shared/contract/artist.ts';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { ShortCount } from '@/shared/ui/short-count';

type ArtistCardProps = {
  /** Without `followers` the card says 'artist'. */
  artist: Omit<ArtistSummary, 'followers'> & Partial<Pick<ArtistSummary, 'followers'>>;
  /** Target of the link. @default the page of the artist */
  to?: string;
};

export function ArtistCard({ artist, to = paths.artist(artist.id) }: ArtistCardProps) {
  const { t } = useTranslation('entities.artist');
  const { id, name, image, followers } = artist;
  return (
    <MediaCard
      artwork={<Artwork src={image} seed={id} shape="round" sizes={cardPictureSizes} />}
      title={name}
      to={to}
      subtitle={
        followers === undefined ? (
          t('artist')
        ) : (
          <ShortCount
            count={followers}
            label={(shown) => t('followers', { count: followers, shown })}
          />
        )
      }
    />
  );
}
