import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { changedParams } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { OfficePage } from '@/widgets/office';
import type { LabelFigures } from '../model/use-label-figures';
import { OwnLabels } from './OwnLabels';

type ManagerFrameProps = {
  /** Of the page. */
  title: string;
  /** Undefined while they are on their way. */
  figures: LabelFigures | undefined;
  children: ReactNode;
};

/** The frame of the dashboard: whose figures these are. */
export function ManagerFrame({ title, figures, children }: ManagerFrameProps) {
  const { t } = useTranslation('pages.label.manager');
  const { country } = useFormats();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const withoutLabel = `${pathname}?${changedParams(new URLSearchParams(search), { label: '' })}`;
  const label = figures?.label;
  return (
    <OfficePage
      title={title}
      picture={<Artwork src={null} seed={label?.id ?? ''} sizes="40px" />}
      whose={figures ? (label?.name ?? t('yourLabel')) : null}
      loading={t('loading')}
      facts={
        figures ? (
          <>
            {label?.country && <span>{country(label.country)}</span>}
            <span>{t('artistCount', { count: figures.analytics.totalArtists })}</span>
            <span>{t('releaseCount', { count: figures.releases.length })}</span>
          </>
        ) : null
      }
      controls={
        can(viewer, 'admin.open') ? (
          <ButtonLink size="small" variant="ghost" to={withoutLabel}>
            {t('otherLabel')}
          </ButtonLink>
        ) : (
          <OwnLabels />
        )
      }
    >
      {children}
    </OfficePage>
  );
}
