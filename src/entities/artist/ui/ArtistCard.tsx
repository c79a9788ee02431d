import { useTranslation } from 'react-i18next';
import type { ArtistSummary } from '@/shared/contract/artist.ts';
import { formatCount } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

type ArtistCardProps = {
  artist: Omit<ArtistSummary, 'followers'> & Partial<Pick<ArtistSummary, 'followers'>>;
};

/** An artist with their portrait and, where it is known, how many follow them. */
export function ArtistCard({ artist }: ArtistCardProps) {
  const { t } = useTranslation('entities.artist');
  const { id, name, image, followers } = artist;
  return (
    <MediaCard
      artwork={
        <Artwork src={image} seed={id} shape="round" sizes="(min-width: 640px) 200px, 45vw" />
      }
      title={name}
      to={paths.artist(id)}
      subtitle={
        followers === undefined
          ? t('artist')
          : t('followers', { count: followers, shown: formatCount(followers) })
      }
    />
  );
}
