import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWaitingQuery } from '@/entities/inbox';
import { ScreenContext, useScreen } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { OfficePage, ScreenTabs, useScreenTab } from '@/widgets/office';
import { Today } from '@/widgets/today';

type DeskPageProps = {
  title: string;
};

/** The service's playlists, and what waits for a decision. See docs/product/editorial.md. */
export function DeskPage({ title }: DeskPageProps) {
  const { data, isError } = useWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  const screen = useScreen();
  const [search] = useSearchParams();
  const waiting = data && data.releases + data.pitches + data.canvas;
  // Tabs do not change their places below an editor who decides.
  const [isInboxFirst, setInboxFirst] = useState<boolean>();
  if (isInboxFirst === undefined && (waiting !== undefined || isError)) {
    setInboxFirst(waiting !== undefined && waiting > 0);
  }
  const namesNone = ![...search.keys()].some((name) => !/^(releases|pitches|canvas)-/.test(name));
  const tabs =
    isInboxFirst && (search.has('tab') || namesNone) ? inboxFirst(screen.tabs) : screen.tabs;
  return (
    <ScreenContext value={{ ...screen, tabs }}>
      <Desk title={title} waiting={waiting} isOpen={isInboxFirst !== undefined || !namesNone} />
    </ScreenContext>
  );
}

type Tabs = ReturnType<typeof useScreen>['tabs'];

const inboxFirst = (tabs: Tabs): Tabs =>
  tabs.toSorted((one, other) => Number(other.name === 'inbox') - Number(one.name === 'inbox'));

type DeskProps = DeskPageProps & {
  waiting: number | undefined;
  /** False until it is known which tab is the first. */
  isOpen: boolean;
};

function Desk({ title, waiting, isOpen }: DeskProps) {
  const { t } = useTranslation('pages.editorial');
  const { tabs } = useScreen();
  const [tab] = useScreenTab();
  const [search] = useSearchParams();
  const isHome = tab === tabs[0]?.name && !search.has('playlist');
  return (
    <OfficePage title={title}>
      {isHome && <Today office="editor" />}
      <ScreenTabs
        label={t('tabsLabel')}
        counts={{ inbox: waiting }}
        {...(!isOpen && { instead: <Skeleton shape="block" height="400px" /> })}
      />
    </OfficePage>
  );
}
