import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pendingActionIn, useViewer } from '@/entities/session';
import { LikeTrackButton, useLikeUndo } from '@/features/like-track';
import { can } from '@/shared/lib/access';
import { Extra, lazyPart, LeftOut } from '@/shared/lib/lazy-part';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { AreaLinks, PlaylistSection, Sidebar } from '@/widgets/sidebar';
import { Dock } from './Dock';
import { Shell } from './Shell';
import { type SidebarSize, sidebarWidths, storedSidebarSize } from './sidebar-size';
import { SidebarHandle } from './SidebarHandle';
import * as styles from './slot.css';
import { TopBar } from './top-bar/TopBar';
import { UserMenu } from './user-menu/UserMenu';
import { WorkGroup, WorkSwitch } from './work/lazy-work';
import { hasOffice, useOpenAreas } from './work/use-open-areas';

function SidebarAreas() {
  const viewer = useViewer();
  const areas = useOpenAreas();
  return can(viewer, 'promotion.open') ? <WorkGroup areas={areas} /> : <AreaLinks areas={areas} />;
}

const DoPending = lazyPart(() => import('./DoPending'), 'DoPending');

function ResumePendingAction() {
  const { state } = useLocation();
  const pending = pendingActionIn(state);
  return pending && <Suspense fallback={null}>{<DoPending pending={pending} />}</Suspense>;
}

const NotificationBell = lazyPart(() => import('@/widgets/notification-bell'), 'NotificationBell');

/** Loads once the page is idle. */
function BellSlot() {
  return (
    <span className={styles.slot}>
      <Extra of={NotificationBell}>
        <NotificationBell />
      </Extra>
    </span>
  );
}

const MaintenanceBanner = lazyPart(
  () => import('./maintenance-notice/MaintenanceBanner'),
  'MaintenanceBanner',
  LeftOut,
);

/** See docs/product/shell.md. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('widgets.sidebar');
  const viewer = useViewer();
  useLikeUndo();
  const [size, setSize] = useState<SidebarSize>(
    () => storedSidebarSize.read() ?? { state: 'auto' },
  );

  const change = (next: SidebarSize) => {
    setSize(next);
    storedSidebarSize.write(next);
  };
  const isWide = useMediaQuery(media.wide);
  const isNarrow = useMediaQuery(media.narrow);
  const isCollapsed = size.state === 'auto' ? !isWide : size.state === 'collapsed';
  const expand = () => {
    if (size.state !== 'expanded') change({ ...size, state: 'expanded' });
  };

  return (
    <Shell
      sidebarState={size.state}
      sidebarWidth={size.width}
      sidebar={
        <>
          <Sidebar
            areas={<SidebarAreas />}
            collapseSlot={
              <IconButton
                label={t(isCollapsed ? 'expand' : 'collapse')}
                onClick={() => change({ ...size, state: isCollapsed ? 'expanded' : 'collapsed' })}
              >
                {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
              </IconButton>
            }
          >
            <PlaylistSection onExpand={expand} />
          </Sidebar>
          {!isCollapsed && (
            <SidebarHandle
              width={size.width ?? sidebarWidths.initial}
              onResize={(width) => change({ ...size, width })}
            />
          )}
        </>
      }
      topBar={
        <TopBar>
          {viewer && <BellSlot />}
          {viewer && <UserMenu user={viewer} />}
        </TopBar>
      }
      banner={
        can(viewer, 'admin.open') && (
          <Suspense fallback={null}>
            <MaintenanceBanner />
          </Suspense>
        )
      }
      dock={
        <Dock
          heart={(track) => <LikeTrackButton track={track} />}
          work={
            hasOffice(viewer) &&
            isNarrow && (
              <Suspense fallback={<span />}>
                <WorkSwitch />
              </Suspense>
            )
          }
        />
      }
    >
      {children}
      <ResumePendingAction />
    </Shell>
  );
}
