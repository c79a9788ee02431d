import { type ReactNode, Suspense, useEffect } from 'react';
import { useViewer } from '@/entities/session';
import { type TextKey, useText } from '@/shared/i18n';
import { mayOpenTab, type OpenTab, useScreen } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { useHeadSlots } from './head-slots';
import { useScreenTab } from './use-screen-tab';

type ScreenTabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** Opens a tab, where more of the address changes with it. */
  onOpen?: (name: string) => void;
  /** Holds the room of a tab whose code is on its way. */
  skeleton?: ReactNode;
  /** Stands in place of the tab, while what all of them need is on its way. */
  instead?: ReactNode;
  /** They are used without a network too: all of them are fetched ahead. */
  isNeededOffline?: boolean;
  /** In place of a tab that the address names and the viewer may not open. */
  denied?: ReactNode;
};

/** The tabs of the open screen, as its area lists them: their list in the head of the page, the open one here. */
export function ScreenTabs({
  label,
  instead,
  denied,
  isNeededOffline = false,
  ...rest
}: ScreenTabsProps) {
  const { skeleton = <Skeleton shape="block" height="400px" /> } = rest;
  const viewer = useViewer();
  const { tabs } = useScreen();
  const [open, openTab] = useScreenTab();
  const slots = useHeadSlots();
  useEffect(() => {
    if (isNeededOffline) for (const { Content } of tabs) fetchAhead(Content);
  }, [isNeededOffline, tabs]);
  const items = tabs.flatMap(({ name, title, access, Content }) => {
    const isTheirs = mayOpenTab(viewer, access);
    // An address may name a tab that is somebody else's.
    if (!isTheirs && name !== open) return [];
    return {
      value: name,
      label: <TabTitle of={title} />,
      ...(isTheirs && { onIntent: () => fetchAhead(Content) }),
      content: name === open && (
        <Suspense fallback={skeleton}>{isTheirs ? (instead ?? <Content />) : denied}</Suspense>
      ),
    };
  });
  return (
    <Tabs
      label={label}
      value={open}
      onChange={rest.onOpen ?? openTab}
      items={items}
      {...(slots && { listIn: slots.tabs })}
    />
  );
}

/** What does not arrive ahead is asked for again when it is shown. */
const fetchAhead = ({ load }: OpenTab['Content']) => void load().catch(() => undefined);

const TabTitle = ({ of }: { of: TextKey }) => useText(of);
