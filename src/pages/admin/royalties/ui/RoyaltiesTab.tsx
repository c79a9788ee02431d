import { Banknote, Download, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SettingList } from '@/entities/administration';
import { saveCsv } from '@/shared/files';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { exportRows } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { MissingItem } from '@/widgets/office';
import { Today, TodayPartFrame } from '@/widgets/today';
import { usePendingLabels } from '../model/use-pending-labels';
import { LedgerCheck } from './LedgerCheck';
import { LedgerHeads } from './LedgerHeads';
import { MonthActs } from './MonthActs';
import { MonthPapers } from './MonthPapers';
import { PendingTable, usePendingColumns } from './PendingTable';
import { RoyaltyCards } from './RoyaltyCards';
import { RunHistory } from './RunHistory';
import { SharedMonths } from './SharedMonths';

/** How months closed from now on are shared. See docs/product/payments.md. */
const PayWay = () => <SettingList names={['payByListener']} />;

const PayDialog = lazyPart(() => import('./PayDialog'), 'PayDialog');
const LabelPanel = lazyPart(() => import('./LabelPanel'), 'LabelPanel');

/** See docs/product/payments.md. */
export function RoyaltiesTab() {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  /** An empty id stands for the chosen labels, or for all. */
  const paying = useOpenItem('pay');
  const opened = useOpenItem();
  const oldRun = useOpenItem('run');
  const columns = usePendingColumns({
    onPay: ({ id }) => paying.open(id),
    onDetails: ({ id }) => opened.open(id),
  });
  const list = usePendingLabels(columns);
  const { pending, view, selection, all, chosen } = list;
  const selected = chosen.length > 0 ? chosen : all;
  const handlePay = () => paying.open();
  const named = paying.id === '' ? selected : all.filter(({ id }) => id === paying.id);
  const toPay = useHeldItem(paying, named.length > 0 ? named : undefined);
  const table = (
    <PendingTable
      list={list}
      columns={columns}
      onOpen={opened.open}
      bulkActions={
        <Button size="small" aria-haspopup="dialog" onClick={handlePay}>
          <Banknote size={16} aria-hidden />
          {t('pay.chosen')}
        </Button>
      }
    />
  );
  // A run had this address before it had a page.
  if (oldRun.id) return <Navigate replace to={paths.paymentRun(oldRun.id)} />;
  const shown = pending.data?.labels.find(({ id }) => id === opened.id);
  return (
    <Stack gap={10}>
      <Today office="finance" />
      <RoyaltyCards />
      <Section title={t('pending.title')}>
        <Text size="small" tone="muted">
          {t('noMoney')}
        </Text>
        <FilterBar
          label={t('pending.filter')}
          searchLabel={t('pending.search')}
          text={view.text}
          onSearch={view.search}
          onReset={view.isFiltered ? view.reset : undefined}
          actions={
            <>
              <Button
                disabled={all.length === 0}
                onClick={() => saveCsv(t('pending.file'), exportRows(columns, all), i18n.language)}
              >
                <Download size={16} aria-hidden />
                {t('pending.export')}
              </Button>
              <Button
                variant="solid"
                aria-haspopup="dialog"
                disabled={selected.length === 0}
                onClick={handlePay}
              >
                <Banknote size={18} aria-hidden />
                {t('process')}
              </Button>
            </>
          }
        />
        <QueryView
          query={pending}
          headingLevel={3}
          loading={table}
          isEmpty={() => all.length === 0}
          empty={
            <StatusView
              headingLevel={3}
              icon={view.isFiltered ? <SearchX size={32} /> : <Banknote size={32} />}
              title={t(view.isFiltered ? 'pending.noMatch' : 'pending.empty')}
              text={t(view.isFiltered ? 'pending.noMatchText' : 'pending.emptyText')}
            />
          }
        >
          {({ hasMore, labels }) => (
            <Stack gap={3}>
              {table}
              {hasMore && (
                <Text size="small" tone="muted">
                  {t('pending.more', { count: labels.length })}
                </Text>
              )}
            </Stack>
          )}
        </QueryView>
      </Section>
      <Section title={t('history.title')}>
        <RunHistory />
      </Section>
      <Section title={t('shares.title')}>
        <SharedMonths />
        <MonthActs />
      </Section>
      <Section title={t('papers.title')}>
        <MonthPapers />
      </Section>
      <Section title={t('shareTitle')}>
        <PayWay />
      </Section>
      <TodayPartFrame part="chain">
        <Section title={t('chain.title')}>
          <LedgerCheck />
          <LedgerHeads />
        </Section>
      </TodayPartFrame>
      <Suspense fallback={null}>
        {toPay && <PayDialog labels={toPay} onOrdered={selection.clear} onClose={paying.close} />}
        {shown && <LabelPanel label={shown} onClose={opened.close} />}
        {opened.isOpen && pending.data && !shown && <MissingItem onClose={opened.close} />}
      </Suspense>
    </Stack>
  );
}
