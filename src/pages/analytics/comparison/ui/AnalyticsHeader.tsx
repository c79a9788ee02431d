import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { can } from '@/shared/lib/access';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { DashboardHeader } from '@/widgets/office';
import { ViewsButton } from './views/ViewsButton';

type AnalyticsHeaderProps = {
  /** Of the page. */
  title: string;
  /** Undefined while it is on its way. */
  scope: AnalyticsScope | undefined;
};

/** Whose figures these are. */
export function AnalyticsHeader({ title, scope }: AnalyticsHeaderProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { pathname } = useLocation();
  const overseesAll = can(useViewer(), 'admin.open');
  const [first] = scope?.artists ?? [];
  const isOfOne = scope?.label === null && scope.artists.length === 1;
  const several = scope && t('artistCount', { count: scope.artists.length });
  return (
    <DashboardHeader
      title={title}
      picture={
        <Artwork
          src={isOfOne ? (first?.image ?? null) : null}
          seed={scope?.label?.id ?? first?.id ?? ''}
          shape={isOfOne ? 'round' : 'square'}
          sizes="96px"
        />
      }
      name={scope?.label?.name ?? (isOfOne ? first?.name : several)}
      loading={t('loading')}
      facts={
        scope && (
          <>
            {scope.label && <span>{several}</span>}
            <span>{t('albumCount', { count: scope.albums.length })}</span>
          </>
        )
      }
      controls={
        <>
          <ViewsButton />
          {overseesAll && (
            <ButtonLink size="small" variant="ghost" to={pathname}>
              {t('others')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
