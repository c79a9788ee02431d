import { useTranslation } from 'react-i18next';
import { type AdminLabelList, adminLabelPageSize } from '@/shared/contract/label-administration.ts';
import { CardGrid } from '@/shared/ui/card-grid';
import { TablePages } from '@/shared/ui/data-table';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import { LabelCard } from './LabelCard';

type LabelCardsProps = {
  list: AdminLabelList;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Another page is on its way. */
  isLoading: boolean;
  onEdit: (id: string) => void;
  onDetails: (id: string) => void;
};

/** A page of labels, a card each. */
export function LabelCards(props: LabelCardsProps) {
  const { list, page, onPage, isLoading, onEdit, onDetails } = props;
  const { t } = useTranslation('pages.admin.labels');
  const { number } = useLabelFormats();
  const first = (page - 1) * adminLabelPageSize;
  return (
    <Stack gap={4}>
      <LiveText>
        <Text size="small" tone="muted">
          {t('shown', {
            from: number(first + 1),
            to: number(first + list.labels.length),
            total: number(list.total),
          })}
        </Text>
      </LiveText>
      <CardGrid aria-label={t('label')} aria-busy={isLoading}>
        {list.labels.map((label) => (
          <LabelCard
            key={label.id}
            label={label}
            onEdit={() => onEdit(label.id)}
            onDetails={() => onDetails(label.id)}
          />
        ))}
      </CardGrid>
      <TablePages page={page} pageSize={adminLabelPageSize} total={list.total} onPage={onPage} />
      {list.hasMore && (
        <Text size="small" tone="muted">
          {t('more', { total: number(list.total) })}
        </Text>
      )}
    </Stack>
  );
}
