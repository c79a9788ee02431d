import { MicVocal } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '@/shared/lib/access';
import { useViewer } from '@/entities/session';
import { useArtistOffersQuery } from '@/entities/label';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { Nobody, NotTheirs, useActing } from '@/widgets/workspace';
import { officeStyles as styles, OfficePage } from '@/widgets/office';
import { useDashboardView } from '../model/dashboard-view';
import { useFigures } from '../model/use-figures';
import { ArtistFrame } from './ArtistFrame';
import { DashboardTabs } from './DashboardTabs';

/** Offers that await the viewer's answer; none for viewers who oversee all artists. */
function useOffers() {
  const skip = can(useViewer(), 'admin.open');
  return useArtistOffersQuery(undefined, { skip, refetchOnMountOrArgChange: true });
}

// Few ever have one.
const OfferList = lazyPart(() => import('./offers/OfferList'), 'OfferList');

type DashboardPageProps = {
  title: string;
};

/** See docs/product/artist-dashboard.md. */
export function DashboardPage({ title }: DashboardPageProps) {
  const { acting, readiness } = useActing('artist');
  if (readiness === 'nobody' || readiness === 'foreign') {
    return (
      <OfficePage title={title}>
        <Suspense fallback={null}>{readiness === 'nobody' ? <Nobody /> : <NotTheirs />}</Suspense>
      </OfficePage>
    );
  }
  // Another artist remounts the page, so that no state stays.
  return (
    <DashboardOf
      key={acting.artistId}
      title={title}
      artist={acting.artistId}
      isAwaited={readiness === 'loading'}
    />
  );
}

type DashboardOfProps = DashboardPageProps & {
  /** Undefined for the viewer's own. */
  artist: string | undefined;
  /** Which artist it is, is still loading. */
  isAwaited: boolean;
};

function DashboardOf({ title, artist, isAwaited }: DashboardOfProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { range } = useDashboardView();
  const figures = useFigures({ artist, range, isAwaited });
  const offers = useOffers();
  const awaitsAnswer = offers.data !== undefined && offers.data.length > 0 && (
    <Suspense fallback={null}>
      <OfferList offers={offers.data} onAccepted={() => void figures.refetch()} />
    </Suspense>
  );
  return (
    <QueryView
      // Waits for the offers, so that nothing moves down.
      query={{ ...figures, data: offers.isLoading ? undefined : figures.data }}
      headingLevel={1}
      loading={
        <ArtistFrame title={title} figures={undefined}>
          <DashboardTabs figures={undefined} />
        </ArtistFrame>
      }
      notFound={
        <div className={styles.page}>
          {awaitsAnswer}
          <StatusView
            headingLevel={1}
            icon={<MicVocal size={32} />}
            title={t('nobody.title')}
            text={t('nobody.text')}
            action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
          />
        </div>
      }
    >
      {(shown) => (
        <ArtistFrame title={title} figures={shown}>
          {awaitsAnswer}
          <div className={styles.figures} aria-busy={figures.isOutdated}>
            <DashboardTabs figures={shown} />
          </div>
        </ArtistFrame>
      )}
    </QueryView>
  );
}
