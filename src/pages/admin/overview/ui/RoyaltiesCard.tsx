import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoyaltySummaryQuery } from '@/entities/administration';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { useScreenTab } from '@/widgets/office';
import * as styles from './overview.css';

export function RoyaltiesCard() {
  const { t } = useTranslation('pages.admin.overview');
  const { euros } = useFormats();
  const [, openTab] = useScreenTab();
  const { data, isError } = useRoyaltySummaryQuery(undefined, { refetchOnMountOrArgChange: 60 });
  return (
    <Surface as="li" gap={3} className={styles.card}>
      <Heading level={2} size="small">
        {t('royalties.title')}
      </Heading>
      {isError ? (
        <Text size="small" tone="muted">
          {t('royalties.failed')}
        </Text>
      ) : (
        <Text size="small" tone="muted">
          {data ? (
            t('royalties.text', {
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
        {t('royalties.open')}
      </Button>
    </Surface>
  );
}
