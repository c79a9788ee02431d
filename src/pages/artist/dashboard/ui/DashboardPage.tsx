import { Suspense } from 'react';
import { can } from '@/shared/lib/access';
import { useViewer } from '@/entities/session';
import { useArtistOffersQuery } from '@/entities/label';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryView } from '@/shared/ui/query-view';
import { InsteadOfTool, useActing } from '@/widgets/workspace';
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
  if (readiness !== 'ready' && readiness !== 'loading') {
    return (
      <OfficePage title={title}>
        <Offered />
        <Suspense fallback={null}>
          <InsteadOfTool readiness={readiness} />
        </Suspense>
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

/** An account that accepts one speaks for its artist from then on. */
function Offered({ onAccepted }: { onAccepted?: () => void }) {
  const offers = useOffers();
  if (offers.data === undefined || offers.data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OfferList offers={offers.data} onAccepted={onAccepted ?? offers.refetch} />
    </Suspense>
  );
}

type DashboardOfProps = DashboardPageProps & {
  /** Undefined for the viewer's own. */
  artist: string | undefined;
  /** Which artist it is, is still loading. */
  isAwaited: boolean;
};

function DashboardOf({ title, artist, isAwaited }: DashboardOfProps) {
  const { range } = useDashboardView();
  const figures = useFigures({ artist, range, isAwaited });
  const offers = useOffers();
  const offered = <Offered onAccepted={() => void figures.refetch()} />;
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
          {offered}
          <Suspense fallback={null}>
            <InsteadOfTool readiness="nobody" />
          </Suspense>
        </div>
      }
    >
      {(shown) => (
        <ArtistFrame title={title} figures={shown}>
          {offered}
          <div className={styles.figures} aria-busy={figures.isOutdated}>
            <DashboardTabs figures={shown} />
          </div>
        </ArtistFrame>
      )}
    </QueryView>
  );
}
