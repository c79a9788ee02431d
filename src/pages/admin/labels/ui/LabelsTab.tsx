import { Banknote, Disc3, ListTree, Plus, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { adminLabelPageSize } from '@/shared/contract/label-administration.ts';
import { useFormats } from '@/shared/lib/format';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { LooksSwitch, PagedList, useLooks } from '@/shared/ui/filtered-list';
import { MenuItem, MenuLink } from '@/shared/ui/menu';
import { Stack } from '@/shared/ui/stack';
import { MainAction, MissingItem } from '@/widgets/office';
import { getPayAddress } from '../lib/pay-address';
import { contractStatuses, labelOrders, useLabelList } from '../model/use-label-list';
import { LabelCards } from './LabelCards';
import { useLabelColumns } from './use-label-columns';

const LabelWorkbench = lazyPart(() => import('./LabelWorkbench'), 'LabelWorkbench');
const LabelPanel = lazyPart(() => import('./LabelPanel'), 'LabelPanel');

export function LabelsTab() {
  const { t } = useTranslation('pages.admin.labels');
  const { number } = useFormats();
  const { view, labels, order, sortBy } = useLabelList();
  const [looks, setLooks] = useLooks('table', 'labels');
  const making = useOpenItem('labels-act');
  const editing = useOpenItem('edit');
  const opened = useOpenItem();
  const find = (wanted: string) => labels.data?.labels.find(({ id }) => id === wanted);
  const edited = useHeldItem(editing, find(editing.id));
  const shown = find(opened.id);
  const columns = useLabelColumns(opened.open);
  const list = labels.data;
  const create = (
    <Button variant="solid" aria-haspopup="dialog" onClick={() => making.open('new')}>
      <Plus size={18} aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <MainAction>{create}</MainAction>
      <PagedList
        label={t('label')}
        view={view}
        query={labels}
        bar={{
          label: t('filter.label'),
          searchLabel: t('filter.search'),
          choices: [
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
          ],
          chosen: { ...view.chosen, order },
          onChoose: (name, value) =>
            name === 'order' ? sortBy(value) : view.choose('contract', value),
          actions: <LooksSwitch value={looks} onChange={setLooks} />,
        }}
        columns={columns}
        rows={list?.labels ?? []}
        pages={list && { page: view.page, pageSize: adminLabelPageSize, total: list.total }}
        getId={({ id }) => id}
        getName={({ name }) => name}
        onOpen={opened.open}
        menu={({ id, name, isOwed }) => (
          <>
            <MenuItem icon={<ListTree size={18} />} onSelect={() => opened.open(id)}>
              {t('card.details')}
            </MenuItem>
            <MenuItem icon={<Settings size={18} />} onSelect={() => editing.open(id)}>
              {t('form.edit')}
            </MenuItem>
            {isOwed && (
              <MenuLink icon={<Banknote size={18} />} to={getPayAddress(name)}>
                {t('card.pay')}
              </MenuLink>
            )}
          </>
        )}
        empty={{
          icon: <Disc3 size={32} />,
          title: t('empty.title'),
          text: t('empty.text'),
          action: create,
        }}
        noMatch={{
          title: t('noMatch.title'),
          text: t('noMatch.text'),
          action: <Button onClick={view.reset}>{t('noMatch.action')}</Button>,
        }}
        more={list?.hasMore && t('more', { total: number(list.total) })}
      >
        {list && looks === 'cards' && (
          <LabelCards
            list={list}
            page={view.page}
            onPage={view.goToPage}
            isLoading={labels.currentData === undefined}
            onEdit={editing.open}
            onDetails={opened.open}
          />
        )}
      </PagedList>
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
