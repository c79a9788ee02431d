import { Activity, Suspense, useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AppLayout } from '@/app/layouts/AppLayout';
import { BareLayout } from '@/app/layouts/BareLayout';
import { PageBoundary } from '@/app/layouts/PageBoundary';
import { Toasts } from '@/app/layouts/Toasts';
import { selectIsClosed, selectLacksFactor, useViewer } from '@/entities/session';
import { useIsTouched } from '@/shared/lib/first-touch';
import { forgetFailedLoads, LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { DemandedFactorPage, MaintenancePage } from './fallback-pages';
import { areaAt, getGuardedAreas } from './find-area';
import { Guard } from './Guard';
import { preloadRoute } from './preload-route';
import { useArrival } from './use-arrival';

// Rendering the area shows the failure.
const ignore = () => undefined;

function usePreloadedAreas(): void {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const begin = useEffectEvent((whose: typeof viewer) => {
    for (const area of getGuardedAreas(whose)) area.load().catch(ignore);
    if (areaAt(pathname).access !== 'public') void preloadRoute({ pathname, search }, whose);
  });
  useEffect(() => begin(viewer), [viewer]);
}

/** Without a network it would load too late. */
const OfflineLine = lazyPart(() => import('@/app/layouts/OfflineLine'), 'OfflineLine', LeftOut);

/** The shell stays while pages change. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useArrival();
  usePreloadedAreas();
  const { access, isBare, Screens } = areaAt(pathname);
  // Admins can sign in during maintenance.
  const isClosed = useSelector(selectIsClosed);
  const lacksFactor = useSelector(selectLacksFactor);
  const demanded = lacksFactor ? <DemandedFactorPage /> : null;
  const instead = isBare ? null : isClosed ? <MaintenancePage /> : demanded;
  const Layout = isBare ? BareLayout : AppLayout;
  return (
    // The shell's code may fail to load too.
    <PageBoundary resetKey={pathname} onReset={forgetFailedLoads}>
      <Suspense fallback={null}>
        {/* Keeps the hidden page with its input. */}
        <Activity mode={instead ? 'hidden' : 'visible'}>
          <Layout>
            <PageBoundary resetKey={pathname} onReset={forgetFailedLoads}>
              <Suspense fallback={null}>
                <Guard access={access}>
                  <Screens />
                </Guard>
              </Suspense>
            </PageBoundary>
          </Layout>
          {/* Its links lead to the sign-in pages. */}
          {!isBare && <SignInPrompt />}
        </Activity>
        {instead && (
          <BareLayout>
            <PageBoundary resetKey={pathname} onReset={forgetFailedLoads}>
              <Suspense fallback={null}>{instead}</Suspense>
            </PageBoundary>
          </BareLayout>
        )}
        <Toasts />
        {useIsTouched() && (
          <Suspense fallback={null}>
            <OfflineLine />
          </Suspense>
        )}
      </Suspense>
    </PageBoundary>
  );
}
