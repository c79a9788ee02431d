import { useTranslation } from 'react-i18next';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { contractStatuses, labelOrders, useLabelList } from '../../model/labels/use-label-list';
import { LabelCards, LabelCardsSkeleton } from './LabelCards';
import { NoLabels } from './NoLabels';

/**
 * All labels, a card each: found by name, filtered by contract, sorted, page by page.
 * @states default loading empty no-match sample failed long-text extreme-numbers narrow
 */
export function LabelsTab() {
  const { t } = useTranslation('pages.admin.labels');
  const { view, labels, order, sortBy } = useLabelList();
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
      />
      <QueryView
        query={labels}
        loading={<LabelCardsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<NoLabels isFiltered={view.isFiltered} onReset={view.reset} />}
      >
        {(list) => (
          <LabelCards
            list={list}
            page={view.page}
            onPage={view.goToPage}
            isLoading={labels.currentData === undefined}
          />
        )}
      </QueryView>
    </Stack>
  );
}
