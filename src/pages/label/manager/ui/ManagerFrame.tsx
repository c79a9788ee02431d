import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelFigures } from '@/entities/label';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { OfficePage, useScreenTab } from '@/widgets/office';
import { SummaryLine } from './SummaryLine';

type ManagerFrameProps = {
  title: string;
  /** Undefined while loading. */
  figures: LabelFigures | undefined;
  children: ReactNode;
};

export function ManagerFrame({ title, figures, children }: ManagerFrameProps) {
  const { t } = useTranslation('pages.label.manager');
  const { country } = useFormats();
  const [tab] = useScreenTab();
  const label = figures?.label;
  const facts = () => {
    if (!figures) return null;
    if (tab !== 'overview') return <SummaryLine figures={figures} />;
    return (
      <>
        {label?.country && <span>{country(label.country)}</span>}
        <span>{t('artistCount', { count: figures.analytics.totalArtists })}</span>
        <span>{t('releaseCount', { count: figures.releases.length })}</span>
      </>
    );
  };
  return (
    <OfficePage
      title={title}
      picture={<Artwork src={null} seed={label?.id ?? ''} sizes="40px" />}
      whose={figures ? (label?.name ?? t('yourLabel')) : null}
      loading={t('loading')}
      facts={facts()}
    >
      {children}
    </OfficePage>
  );
}
