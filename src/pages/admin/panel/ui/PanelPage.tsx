import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { Heading } from '@/shared/ui/text';
import * as styles from './panel.css';
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
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{title}</Heading>
        <Badge tone="admin">{t('admin')}</Badge>
      </header>
      <SummaryCards />
      <PanelTabs />
    </div>
  );
}
