import { type ComponentType, Suspense, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AppLayout } from '@/app/layouts/AppLayout';
import { BareLayout } from '@/app/layouts/BareLayout';
import { PageBoundary } from '@/app/layouts/PageBoundary';
import { Toasts } from '@/app/layouts/Toasts';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { Guard } from './Guard';
import { useIsTouched } from '@/shared/lib/first-touch';
import { forgetFailedLoads } from '@/shared/lib/lazy-part';
import { NotFoundPage } from './pages';
import { type AppRoute, routeTable } from './route-table';
import { useArrival } from './use-arrival';

const loadOfflineLine = () => import('@/app/layouts/OfflineLine');
/** Comes with the first touch: without a network it would come too late. */
const OfflineLine = lazy<ComponentType>(() =>
  loadOfflineLine().then(
    (module) => ({ default: module.OfflineLine }),
    () => ({ default: () => null }),
  ),
);

const isBare = (pathname: string) =>
  routeTable.some((route) => route.isBare && route.path === pathname);

/** Every page inside its shell: the shell stays while pages change. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useArrival();
  const Layout = isBare(pathname) ? BareLayout : AppLayout;
  return (
    <Suspense fallback={null}>
      <Layout>
        <PageBoundary resetKey={pathname} onReset={forgetFailedLoads}>
          <Suspense fallback={null}>
            <Routes>
              {routeTable.map((route) => (
                <Route key={route.path} path={route.path} element={<GuardedPage {...route} />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </Layout>
      {/* The sign-in pages are where it leads. */}
      {Layout === AppLayout && <SignInPrompt />}
      <Toasts />
      {useIsTouched() && (
        <Suspense fallback={null}>
          <OfflineLine />
        </Suspense>
      )}
    </Suspense>
  );
}

const GuardedPage = ({ access, element }: AppRoute) => <Guard access={access}>{element}</Guard>;
