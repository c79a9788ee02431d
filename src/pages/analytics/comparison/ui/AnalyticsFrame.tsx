import { useTranslation } from 'react-i18next';
import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { Artwork } from '@/shared/ui/artwork';
import { OfficePage, ScreenTabs, TabSkeleton } from '@/widgets/office';
import type { AnalyticsTab } from '../model/analytics-tabs';
import { useAnalyticsView } from '../model/analytics-view';
import { ShownScope } from '../model/shown-scope';

type AnalyticsFrameProps = {
  title: string;
  /** Undefined while loading. */
  scope: AnalyticsScope | undefined;
};

export function AnalyticsFrame({ title, scope }: AnalyticsFrameProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { openTab } = useAnalyticsView();
  const [first] = scope?.artists ?? [];
  const isOfOne = scope?.label === null && scope.artists.length === 1;
  const several = scope && t('artistCount', { count: scope.artists.length });
  return (
    <OfficePage
      title={title}
      picture={
        <Artwork
          src={isOfOne ? (first?.image ?? null) : null}
          seed={scope?.label?.id ?? first?.id ?? ''}
          shape={isOfOne ? 'round' : 'square'}
          sizes="40px"
        />
      }
      whose={scope?.label?.name ?? (isOfOne ? first?.name : several) ?? null}
      loading={t('loading')}
      facts={
        scope ? (
          <>
            {scope.label && <span>{several}</span>}
            <span>{t('albumCount', { count: scope.albums.length })}</span>
          </>
        ) : null
      }
    >
      <ShownScope value={scope ?? null}>
        <ScreenTabs
          label={t('tabsLabel')}
          onOpen={(tab) => openTab(tab as AnalyticsTab)}
          instead={scope ? undefined : <TabSkeleton />}
        />
      </ShownScope>
    </OfficePage>
  );
}
