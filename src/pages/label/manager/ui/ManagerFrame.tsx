import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { OfficePage } from '@/widgets/office';
import type { LabelFigures } from '../model/use-label-figures';

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
    >
      {children}
    </OfficePage>
  );
}
