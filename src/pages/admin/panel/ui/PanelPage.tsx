import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { Badge } from '@/shared/ui/badge';
import { OfficePage, ScreenTabs, useScreenTab } from '@/widgets/office';
import { NotYours } from './NotYours';
import { SummaryLine } from './SummaryLine';

type PanelPageProps = {
  title: string;
};

/** See docs/product/administration.md. */
export function PanelPage({ title }: PanelPageProps) {
  const { t } = useTranslation('pages.admin.panel');
  const [tab] = useScreenTab();
  const hasNone = useViewer()?.rights?.length === 0;
  return (
    <OfficePage title={title} badge={<Badge tone="admin">{t('admin')}</Badge>}>
      {hasNone ? (
        <NotYours of="panel" />
      ) : (
        <>
          {tab !== 'overview' && tab !== 'royalties' && <SummaryLine />}
          <ScreenTabs label={t('tabsLabel')} denied={<NotYours of="part" />} />
        </>
      )}
    </OfficePage>
  );
}
