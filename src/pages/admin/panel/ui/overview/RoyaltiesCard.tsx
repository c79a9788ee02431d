import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { useRoyaltySummaryQuery } from '../../api/royalties-api';
import { usePanelTab } from '../../model/panel-view';
import * as styles from '../panel.css';

/** What is to be paid in all, and the way there. */
export function RoyaltiesCard() {
  const { t } = useTranslation('pages.admin.panel');
  const { euros } = useFormats();
  const [, openTab] = usePanelTab();
  const { data, isError } = useRoyaltySummaryQuery(undefined, { refetchOnMountOrArgChange: 60 });
  return (
    <Surface as="li" gap={3} className={styles.card}>
      <Heading level={2} size="small">
        {t('overview.royalties.title')}
      </Heading>
      {isError ? (
        <Text size="small" tone="muted">
          {t('overview.royalties.failed')}
        </Text>
      ) : (
        <Text size="small" tone="muted">
          {data ? (
            t('overview.royalties.text', {
              count: data.pendingPayments,
              sum: euros(data.toPay),
            })
          ) : (
            <Skeleton width="14em" />
          )}
        </Text>
      )}
      <Button onClick={() => openTab('royalties')}>
        <Banknote size={18} aria-hidden />
        {t('overview.royalties.open')}
      </Button>
    </Surface>
  );
}
