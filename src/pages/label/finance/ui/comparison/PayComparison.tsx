import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLabelPayComparisonQuery, useNamedLabel } from '@/entities/label';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { TabSkeleton } from '@/widgets/office';
import { toCents } from '../../lib/to-cents';
import { ComparisonCards } from './ComparisonCards';
import { ComparisonTable } from './ComparisonTable';

type PayComparisonProps = {
  month: string;
};

/** One month shared by streams, as it is paid, and by listener. See docs/product/payments.md. */
export function PayComparison({ month }: PayComparisonProps) {
  const { t } = useTranslation('pages.label.finance.comparison');
  const label = useNamedLabel();
  const comparison = useLabelPayComparisonQuery({ label, month });
  return (
    <Stack gap={5} as="section" aria-labelledby="pay-comparison">
      <Stack gap={1}>
        <Heading level={3} id="pay-comparison">
          {t('title')}
        </Heading>
        <Text size="small" tone="muted">
          {t('text')}
        </Text>
      </Stack>
      <QueryView
        query={comparison}
        headingLevel={3}
        loading={<TabSkeleton />}
        isEmpty={({ artists }) => artists.length === 0}
        empty={
          <StatusView
            headingLevel={3}
            icon={<Scale size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        }
      >
        {({ artists }) => {
          const shown = toCents(artists);
          return (
            <Stack gap={5}>
              <ComparisonCards artists={shown} />
              <ComparisonTable artists={shown} month={month} />
            </Stack>
          );
        }}
      </QueryView>
    </Stack>
  );
}
