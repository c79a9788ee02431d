import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { Artwork } from '@/shared/ui/artwork';
import { OfficePage } from '@/widgets/office';
import { ViewsButton } from './views/ViewsButton';

type AnalyticsFrameProps = {
  /** Of the page. */
  title: string;
  /** Undefined while it is on its way. */
  scope: AnalyticsScope | undefined;
  children: ReactNode;
};

/** The frame of the comparison: whose figures these are. */
export function AnalyticsFrame({ title, scope, children }: AnalyticsFrameProps) {
  const { t } = useTranslation('pages.analytics.comparison');
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
      controls={<ViewsButton />}
    >
      {children}
    </OfficePage>
  );
}
