import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { OfficePage } from '@/widgets/office';
import { useRights } from '../model/rights';
import { NotYours } from './NotYours';
import { PanelTabs } from './PanelTabs';
import { SummaryCards } from './SummaryCards';

type PanelPageProps = {
  /** Of the page. */
  title: string;
};

/** How the service does, and who uses it. See docs/product/administration.md. */
export function PanelPage({ title }: PanelPageProps) {
  const { t } = useTranslation('pages.admin.panel');
  const { hasNone } = useRights();
  return (
    <OfficePage title={title} badge={<Badge tone="admin">{t('admin')}</Badge>}>
      {hasNone ? (
        <NotYours of="panel" />
      ) : (
        <>
          <SummaryCards />
          <PanelTabs />
        </>
      )}
    </OfficePage>
  );
}
