import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { useLabelAct } from '../../model/labels/use-label-act';
import { contractStatuses, labelOrders, useLabelList } from '../../model/labels/use-label-list';
import { LabelCards, LabelCardsSkeleton } from './LabelCards';
import { NoLabels } from './NoLabels';

const LabelDialog = lazyPart(() => import('./LabelDialog'), 'LabelDialog');
const LabelPanel = lazyPart(() => import('./LabelPanel'), 'LabelPanel');

/** What is done with which one. */
type Act = { act: 'edit' | 'details'; label: AdminLabel };

/**
 * All labels, a card each: found by name, filtered by contract, sorted, page by page; made, changed and looked into.
 */
export function LabelsTab() {
  const { t } = useTranslation('pages.admin.labels');
  const { view, labels, order, sortBy } = useLabelList();
  const { isCreating, startCreating, endCreating } = useLabelAct();
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  const create = (
    <Button aria-haspopup="dialog" onClick={startCreating}>
      <Plus size={18} aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <FilterBar
        label={t('filter.label')}
        searchLabel={t('filter.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'contract',
            label: t('filter.contract'),
            allLabel: t('filter.allContracts'),
            options: contractStatuses.map((value) => ({ value, label: t(`contract.${value}`) })),
          },
          {
            name: 'order',
            label: t('order.label'),
            allLabel: t('order.name'),
            options: labelOrders.map((value) => ({ value, label: t(`order.${value}`) })),
          },
        ]}
        chosen={{ ...view.chosen, order }}
        onChoose={(name, value) =>
          name === 'order' ? sortBy(value) : view.choose('contract', value)
        }
        onReset={view.isFiltered ? view.reset : undefined}
        actions={create}
      />
      <QueryView
        query={labels}
        loading={<LabelCardsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<NoLabels isFiltered={view.isFiltered} onReset={view.reset} create={create} />}
      >
        {(list) => (
          <LabelCards
            list={list}
            page={view.page}
            onPage={view.goToPage}
            isLoading={labels.currentData === undefined}
            onEdit={(label) => setOpen({ act: 'edit', label })}
            onDetails={(label) => setOpen({ act: 'details', label })}
          />
        )}
      </QueryView>
      <Suspense fallback={null}>
        {isCreating && <LabelDialog label={null} onClose={endCreating} />}
        {open?.act === 'edit' && <LabelDialog label={open.label} onClose={close} />}
        {open?.act === 'details' && <LabelPanel label={open.label} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
