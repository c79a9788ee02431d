import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { OfficePage } from '@/widgets/dashboard';
import { PanelTabs } from './PanelTabs';
import { SummaryCards } from './SummaryCards';

type PanelPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * How the service does, and who uses it. See docs/product/administration.md.
 * @states default loading empty no-match sample failed selected pending success invalid long-text extreme-numbers narrow
 * @without not-found: it is about everybody, so it is always there
 * @without access-denied visitor: the guard of its area says so before it opens
 */
export function PanelPage({ title }: PanelPageProps) {
  const { t } = useTranslation('pages.admin.panel');
  return (
    <OfficePage title={title} badge={<Badge tone="admin">{t('admin')}</Badge>}>
      <SummaryCards />
      <PanelTabs />
    </OfficePage>
  );
}
