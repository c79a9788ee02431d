import { Disc3, Plus, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LooksSwitch, useLooks } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { MainAction, MissingItem } from '@/widgets/office';
import { contractStatuses, labelOrders, useLabelList } from '../model/use-label-list';
import { LabelCards } from './LabelCards';
import { LabelTable } from './LabelTable';

const LabelWorkbench = lazyPart(() => import('./LabelWorkbench'), 'LabelWorkbench');
const LabelPanel = lazyPart(() => import('./LabelPanel'), 'LabelPanel');

export function LabelsTab() {
  const { t } = useTranslation('pages.admin.labels');
  const { view, labels, order, sortBy } = useLabelList();
  const [looks, setLooks] = useLooks('table', 'labels');
  const making = useOpenItem('labels-act');
  const editing = useOpenItem('edit');
  const opened = useOpenItem();
  const find = (wanted: string) => labels.data?.labels.find(({ id }) => id === wanted);
  const edited = useHeldItem(editing, find(editing.id));
  const shown = find(opened.id);
  const create = (
    <Button variant="solid" aria-haspopup="dialog" onClick={() => making.open('new')}>
      <Plus size={18} aria-hidden />
      {t('add')}
    </Button>
  );
  const acts = { onEdit: editing.open, onDetails: opened.open };
  return (
    <Stack gap={4}>
      <MainAction>{create}</MainAction>
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
          // The table's heads sort it.
          ...(looks === 'cards'
            ? [
                {
                  name: 'order',
                  label: t('order.label'),
                  allLabel: t('order.name'),
                  options: labelOrders.map((value) => ({ value, label: t(`order.${value}`) })),
                },
              ]
            : []),
        ]}
        chosen={{ ...view.chosen, order }}
        onChoose={(name, value) =>
          name === 'order' ? sortBy(value) : view.choose('contract', value)
        }
        onReset={view.isFiltered ? view.reset : undefined}
        actions={<LooksSwitch value={looks} onChange={setLooks} />}
      />
      <QueryView
        query={labels}
        loading={<LabelTable view={view} list={undefined} isLoading {...acts} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StatusView
            icon={view.isFiltered ? <SearchX size={32} /> : <Disc3 size={32} />}
            title={t(view.isFiltered ? 'noMatch.title' : 'empty.title')}
            text={t(view.isFiltered ? 'noMatch.text' : 'empty.text')}
            action={
              view.isFiltered ? <Button onClick={view.reset}>{t('noMatch.action')}</Button> : create
            }
          />
        }
      >
        {(list) => {
          const props = { list, isLoading: labels.currentData === undefined, ...acts };
          return looks === 'table' ? (
            <LabelTable view={view} {...props} />
          ) : (
            <LabelCards page={view.page} onPage={view.goToPage} {...props} />
          );
        }}
      </QueryView>
      <Suspense fallback={null}>
        {making.id === 'new' && <LabelWorkbench label={null} onClose={making.close} />}
        {edited && <LabelWorkbench label={edited} onClose={editing.close} />}
        {shown && <LabelPanel label={shown} onClose={opened.close} />}
        {opened.isOpen && labels.data && !shown && <MissingItem onClose={opened.close} />}
        {editing.isOpen && labels.data && !edited && <MissingItem onClose={editing.close} />}
      </Suspense>
    </Stack>
  );
}
