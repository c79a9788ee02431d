import { Banknote, Download, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SettingList } from '@/entities/administration';
import { useIsSample } from '@/shared/api';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { saveCsv } from '@/shared/files';
import { useOpenItem } from '@/shared/lib/address';
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
  const [paying, setPaying] = useState<readonly PendingLabel[] | null>(null);
  const opened = useOpenItem();
  const oldRun = useOpenItem('run');
  const isSample = useIsSample('pendingLabels');
  const columns = usePendingColumns({
    onPay: isSample ? undefined : (label) => setPaying([label]),
    onDetails: ({ id }) => opened.open(id),
  });
  const list = usePendingLabels(columns);
  const { pending, view, selection, all, chosen } = list;
  const selected = chosen.length > 0 ? chosen : all;
  const handlePay = () => setPaying(selected);
  const table = (
    <PendingTable
      list={list}
      columns={columns}
      onOpen={opened.open}
      bulkActions={
        !isSample && (
          <Button size="small" aria-haspopup="dialog" onClick={handlePay}>
            <Banknote size={16} aria-hidden />
            {t('pay.chosen')}
          </Button>
        )
      }
    />
  );
  // A run had this address before it had a page.
  if (oldRun.id) return <Navigate replace to={paths.paymentRun(oldRun.id)} />;
  const shown = pending.data?.labels.find(({ id }) => id === opened.id);
  return (
    <Stack gap={10}>
      <RoyaltyCards />
      <Section title={t('pending.title')}>
        <Text size="small" tone="muted">
          {t(isSample ? 'sample' : 'noMoney')}
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
                disabled={isSample || selected.length === 0}
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
      {!isSample && (
        <Section title={t('shareTitle')}>
          <PayWay />
        </Section>
      )}
      <Section title={t('chain.title')}>
        <LedgerCheck />
        <LedgerHeads />
      </Section>
      <Suspense fallback={null}>
        {paying && (
          <PayDialog labels={paying} onOrdered={selection.clear} onClose={() => setPaying(null)} />
        )}
        {shown && <LabelPanel label={shown} onClose={opened.close} />}
        {opened.isOpen && pending.data && !shown && <MissingItem onClose={opened.close} />}
      </Suspense>
    </Stack>
  );
}
