import { Banknote, Download, Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SettingList } from '@/entities/administration';
import { useIsSample } from '@/shared/api';
import { saveCsv } from '@/shared/files';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { exportRows, useSelection } from '@/shared/ui/data-table';
import { PagedList, useOwnPages } from '@/shared/ui/filtered-list';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { MissingItem } from '@/widgets/office';
import { Today, TodayPartFrame } from '@/widgets/today';
import { usePendingLabelsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { LedgerCheck } from './LedgerCheck';
import { LedgerHeads } from './LedgerHeads';
import { MonthActs } from './MonthActs';
import { MonthPapers } from './MonthPapers';
import { RoyaltyCards } from './RoyaltyCards';
import { RunHistory } from './RunHistory';
import { SharedMonths } from './SharedMonths';
import { usePendingColumns } from './use-pending-columns';

/** How months closed from now on are shared. See docs/product/payments.md. */
const PayWay = () => <SettingList names={['payByListener']} />;

const PayDialog = lazyPart(() => import('./PayDialog'), 'PayDialog');
const AgeingDialog = lazyPart(() => import('./AgeingDialog'), 'AgeingDialog');
const LabelPanel = lazyPart(() => import('./LabelPanel'), 'LabelPanel');

/** Seconds; others pay too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

/** See docs/product/payments.md. */
export function RoyaltiesTab() {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { labelName } = useRoyaltyWords();
  /** An empty id stands for the chosen labels, or for all. */
  const paying = useOpenItem('pay');
  const opened = useOpenItem();
  const oldRun = useOpenItem('run');
  const ageing = useOpenItem('ageing');
  const isSample = useIsSample('pendingLabels');
  const columns = usePendingColumns({
    onPay: isSample ? undefined : ({ id }) => paying.open(id),
    onDetails: ({ id }) => opened.open(id),
  });
  const pending = usePendingLabelsQuery(undefined, whenOlder);
  const labels = pending.data?.labels ?? [];
  const { view, rows, all, pages } = useOwnPages({
    name: 'pending',
    items: labels,
    columns,
    initialSort: { by: 'amount', isDescending: true },
    searchIn: ({ name }) => [labelName(name)],
  });
  const selection = useSelection();
  // Labels paid meanwhile leave the selection.
  const chosen = labels.filter(({ id }) => selection.ids.has(id));
  const selected = chosen.length > 0 ? chosen : all;
  const handlePay = () => paying.open();
  const named = paying.id === '' ? selected : all.filter(({ id }) => id === paying.id);
  const toPay = useHeldItem(paying, !isSample && named.length > 0 ? named : undefined);
  // A run had this address before it had a page.
  if (oldRun.id) return <Navigate replace to={paths.paymentRun(oldRun.id)} />;
  const shown = labels.find(({ id }) => id === opened.id);
  return (
    <Stack gap={10}>
      <Today office="finance" />
      <RoyaltyCards />
      <Section title={t('pending.title')}>
        <Inline gap={3} isWrapping>
          <Text size="small" tone="muted">
            {t(isSample ? 'sample' : 'noMoney')}
          </Text>
          <Button
            size="small"
            variant="ghost"
            aria-haspopup="dialog"
            onClick={() => ageing.open('')}
          >
            <Hourglass size={16} aria-hidden />
            {t('ageing.open')}
          </Button>
        </Inline>
        <PagedList
          label={t('pending.label')}
          view={view}
          query={pending}
          bar={{
            label: t('pending.filter'),
            searchLabel: t('pending.search'),
            actions: (
              <>
                <Button
                  disabled={all.length === 0}
                  onClick={() =>
                    saveCsv(t('pending.file'), exportRows(columns, all), i18n.language)
                  }
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
            ),
          }}
          headingLevel={3}
          columns={columns}
          rows={rows}
          pages={pending.data && pages}
          getId={({ id }) => id}
          getName={({ name }) => labelName(name)}
          onOpen={opened.open}
          allIds={all.map(({ id }) => id)}
          {...(!isSample && {
            selection,
            bulkActions: (
              <Button size="small" aria-haspopup="dialog" onClick={handlePay}>
                <Banknote size={16} aria-hidden />
                {t('pay.chosen')}
              </Button>
            ),
          })}
          empty={{
            icon: <Banknote size={32} />,
            title: t('pending.empty'),
            text: t('pending.emptyText'),
          }}
          noMatch={{ title: t('pending.noMatch'), text: t('pending.noMatchText') }}
          more={pending.data?.hasMore && t('pending.more', { count: labels.length })}
        />
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
      <TodayPartFrame part="chain">
        <Section title={t('chain.title')}>
          <LedgerCheck />
          <LedgerHeads />
        </Section>
      </TodayPartFrame>
      <Suspense fallback={null}>
        {toPay && <PayDialog labels={toPay} onOrdered={selection.clear} onClose={paying.close} />}
        {ageing.isOpen && <AgeingDialog onClose={ageing.close} />}
        {shown && <LabelPanel label={shown} onClose={opened.close} />}
        {opened.isOpen && pending.data && !shown && <MissingItem onClose={opened.close} />}
      </Suspense>
    </Stack>
  );
}
