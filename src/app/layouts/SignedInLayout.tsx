import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { LikeTrackButton, useLikeUndo } from '@/features/like-track';
import { can } from '@/shared/lib/access';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { PlaylistSection, Sidebar } from '@/widgets/sidebar';
import { BellSlot } from './BellSlot';
import { Dock } from './Dock';
import { ResumePendingAction } from './ResumePendingAction';
import { Shell } from './Shell';
import { type SidebarSize, sidebarWidths, storedSidebarSize } from './sidebar-size';
import { SidebarHandle } from './SidebarHandle';
import { TopBar } from './top-bar/TopBar';
import { UserMenu } from './user-menu/UserMenu';
import { WorkSwitch } from './work/lazy-work';
import { SidebarAreas } from './work/SidebarAreas';
import { hasOffice } from './work/use-open-areas';

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
