import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type AdminLabelList, adminLabelPageSize } from '@/shared/contract/label-administration.ts';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { TablePages } from '@/shared/ui/data-table';
import { LiveText } from '@/shared/ui/live-text';
import { Inline, Stack } from '@/shared/ui/stack';
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

/** A card is as high as five rows of the table: so many stand there at first. */
const shownFirst = 10;

/** A page of labels, a card each. */
export function LabelCards(props: LabelCardsProps) {
  const { list, page, onPage, isLoading, onEdit, onDetails } = props;
  const { t } = useTranslation(['pages.admin.labels', 'shared.ui.data-table']);
  const { number } = useLabelFormats();
  const cards = useRef<HTMLDivElement>(null);
  const [wholePage, setWholePage] = useState<number>();
  const shown = wholePage === page ? list.labels : list.labels.slice(0, shownFirst);
  const rest = list.labels.length - shown.length;
  const showRest = () => {
    flushSync(() => setWholePage(page));
    const next = cards.current?.querySelectorAll(':scope > ul > li')[shownFirst];
    next?.querySelector('button')?.focus();
  };
  const first = (page - 1) * adminLabelPageSize;
  return (
    <Stack gap={4}>
      <LiveText>
        <Text size="small" tone="muted">
          {t('shown', {
            from: number(first + 1),
            to: number(first + shown.length),
            total: number(list.total),
          })}
        </Text>
      </LiveText>
      <div ref={cards}>
        <CardGrid aria-label={t('label')} aria-busy={isLoading}>
          {shown.map((label) => (
            <LabelCard
              key={label.id}
              label={label}
              onEdit={() => onEdit(label.id)}
              onDetails={() => onDetails(label.id)}
            />
          ))}
        </CardGrid>
      </div>
      {rest > 0 && (
        <Inline>
          <Button size="small" onClick={showRest}>
            {t('shared.ui.data-table:showRest', { number: number(rest) })}
          </Button>
        </Inline>
      )}
      <TablePages page={page} pageSize={adminLabelPageSize} total={list.total} onPage={onPage} />
      {list.hasMore && (
        <Text size="small" tone="muted">
          {t('more', { total: number(list.total) })}
        </Text>
      )}
    </Stack>
  );
}
