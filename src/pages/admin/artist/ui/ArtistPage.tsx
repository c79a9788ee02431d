import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { OfficePage, TabSkeleton } from '@/widgets/office';
import { useAdminArtistQuery } from '../api/artist-api';
import { ArtistContract } from './ArtistContract';
import { ArtistPeople } from './ArtistPeople';
import { PromotionsPart } from './PromotionsPart';
import * as styles from './ArtistPage.css';

const kinds = [
  'marquee',
  'notices',
  'campaigns',
  'stories',
  'concerts',
  'pitches',
  'canvas',
] as const;

type ArtistPageProps = {
  /** Shown until the artist is known. */
  title: string;
};

/**
 * One artist: accounts, contract, and running promotions with their tools. See
 * docs/product/administration.md.
 */
export function ArtistPage({ title }: ArtistPageProps) {
  const { t } = useTranslation('pages.admin.artist');
  const id = useAddressParameter('id');
  return (
    <QueryView
      query={useAdminArtistQuery(id, { refetchOnMountOrArgChange: true })}
      headingLevel={1}
      loading={
        <OfficePage title={title}>
          <TabSkeleton />
        </OfficePage>
      }
      notFound={
        <StatusView
          headingLevel={1}
          icon={<UserRound size={32} />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={`${paths.admin}?tab=users`}>{t('notFound.action')}</ButtonLink>}
        />
      }
    >
      {(artist) => (
        <OfficePage title={artist.name}>
          <div className={styles.lead}>
            <ArtistPeople artist={artist} />
            <ArtistContract contract={artist.contract} />
          </div>
          <div className={styles.parts}>
            {kinds.map((kind) => (
              <PromotionsPart
                key={kind}
                kind={kind}
                artistId={artist.id}
                items={artist.items.filter((item) => item.kind === kind)}
              />
            ))}
          </div>
        </OfficePage>
      )}
    </QueryView>
  );
}
