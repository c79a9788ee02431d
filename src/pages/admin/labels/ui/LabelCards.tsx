import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type AdminLabelList, adminLabelPageSize } from '@/shared/contract/label-administration.ts';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { TablePages } from '@/shared/ui/data-table';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import { LabelCard } from './LabelCard';
import * as styles from './labels.css';

type LabelCardsProps = {
  list: AdminLabelList;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Another page is loading. */
  isLoading: boolean;
  onEdit: (id: string) => void;
  onDetails: (id: string) => void;
};

export function LabelCards(props: LabelCardsProps) {
  const { list, page, onPage, isLoading, onEdit, onDetails } = props;
  const { t } = useTranslation(['pages.admin.labels', 'shared.ui.data-table']);
  const { number } = useLabelFormats();
  const cards = useRef<HTMLDivElement>(null);
  const [wholePage, setWholePage] = useState<number>();
  const isFolded = list.labels.length > styles.shownNarrow && wholePage !== page;
  const showRest = () => {
    flushSync(() => setWholePage(page));
    const next = cards.current?.querySelectorAll(':scope > ul > li')[styles.shownNarrow];
    next?.querySelector('button')?.focus();
  };
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
      <div ref={cards} className={isFolded ? styles.folded : undefined}>
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
      </div>
      {isFolded && (
        <Button size="small" className={styles.unfold} onClick={showRest}>
          {t('shared.ui.data-table:showRest', {
            number: number(list.labels.length - styles.shownNarrow),
          })}
        </Button>
      )}
      <TablePages page={page} pageSize={adminLabelPageSize} total={list.total} onPage={onPage} />
    </Stack>
  );
}
