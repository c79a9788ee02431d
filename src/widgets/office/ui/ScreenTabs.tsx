import { type ReactNode, Suspense, useEffect } from 'react';
import { useViewer } from '@/entities/session';
import { type TextKey, useText } from '@/shared/i18n';
import { mayOpenTab, type OpenTab, useScreen } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { useHeadSlots, useScreenTab } from './head-slots';

type ScreenTabsProps = {
  label: string;
  /** Beside the titles of tabs; 0 is not shown. */
  counts?: { readonly [tab: string]: number | undefined };
  /** Opens a tab where more of the address changes with it. */
  onOpen?: (name: string) => void;
  skeleton?: ReactNode;
  /** Replaces the tab while data that all tabs need loads. */
  instead?: ReactNode;
  /** Fetches all tabs ahead. */
  isNeededOffline?: boolean;
  denied?: ReactNode;
};

const noCounts: { [tab: string]: number | undefined } = {};

/** The list goes to the page's head; the open tab renders here. */
export function ScreenTabs({
  label,
  counts = noCounts,
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
    if (!isTheirs && name !== open) return [];
    return {
      value: name,
      label: <TabTitle of={title} count={counts[name] ?? 0} />,
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

/** A failed fetch is retried when the tab is shown. */
const fetchAhead = ({ load }: OpenTab['Content']) => void load().catch(() => undefined);

function TabTitle({ of, count }: { of: TextKey; count: number }) {
  const title = useText(of);
  return count > 0 ? `${title} ${count}` : title;
}
