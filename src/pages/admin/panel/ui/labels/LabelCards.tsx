import { useTranslation } from 'react-i18next';
import {
  type AdminLabel,
  type AdminLabelList,
  adminLabelPageSize,
} from '@/shared/contract/label-administration.ts';
import { CardGrid } from '@/shared/ui/card-grid';
import { TablePages } from '@/shared/ui/data-table';
import { LiveText } from '@/shared/ui/live-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useLabelFormats } from '../../lib/labels/use-label-formats';
import { LabelCard } from './LabelCard';

type LabelCardsProps = {
  list: AdminLabelList;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Another page is on its way. */
  isLoading: boolean;
  onEdit: (label: AdminLabel) => void;
  onDetails: (label: AdminLabel) => void;
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
            onEdit={() => onEdit(label)}
            onDetails={() => onDetails(label)}
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

/** Stands there until the first page has come. */
export function LabelCardsSkeleton() {
  return (
    <Stack gap={4} aria-hidden>
      <Text size="small">
        <Skeleton width="12em" />
      </Text>
      <CardGrid as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height="392px" />
        ))}
      </CardGrid>
    </Stack>
  );
}
