import { History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type PaymentRun,
  type PaymentRuns,
  paymentRunsMost,
} from '@/shared/contract/payment-run.ts';
import { useListView } from '@/shared/lib/address';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { usePaymentRunsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { RunStatus } from './RunStatus';

/** Milliseconds. */
const pollEvery = 2_000;

const hasOpen = (list: PaymentRuns | undefined) =>
  list?.runs.some(({ isUnderWay }) => isUnderWay) === true;

export function RunHistory() {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, moment, number, getReceivers } = useRoyaltyWords();
  const navigate = useNavigate();
  const view = useListView({
    name: 'runs',
    sorts: [],
    initialSort: { by: 'at', isDescending: true },
  });
  const last = usePaymentRunsQuery(view.text, { refetchOnMountOrArgChange: 10 });
  const isUnderWay = hasOpen(last.data);
  usePaymentRunsQuery(view.text, {
    pollingInterval: isUnderWay ? pollEvery : 0,
    skipPollingIfUnfocused: true,
  });
  useRefreshWhenPaid(isUnderWay);
  const columns: Column<PaymentRun>[] = [
    { id: 'receivers', title: t('history.receivers'), value: getReceivers },
    { id: 'at', title: t('history.at'), isWhole: true, cell: (run) => moment(run.orderedAt) },
    { id: 'actor', title: t('history.actor'), rank: 4, cell: ({ actor }) => actor.name },
    {
      id: 'payouts',
      title: t('column.payouts'),
      rank: 3,
      isNumeric: true,
      cell: (run) => number(run.payouts),
    },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumeric: true,
      isWhole: true,
      cell: (run) => euros(run.amount),
    },
    {
      id: 'status',
      title: t('history.status'),
      part: 'badge',
      isWhole: true,
      cell: (run) => <RunStatus run={run} />,
    },
    {
      id: 'acts',
      title: t('column.acts'),
      part: 'act',
      // The row itself opens the run, so the sum stays longer than this.
      rank: 2,
      isNumeric: true,
      cell: (run) => (
        <ButtonLink
          size="small"
          variant="ghost"
          to={paths.paymentRun(run.id)}
          aria-label={t('history.openOf', {
            name: getReceivers(run),
            moment: moment(run.orderedAt),
          })}
        >
          {t('history.open')}
        </ButtonLink>
      ),
    },
  ];
  const table = (list: PaymentRuns | undefined) => (
    <DataTable
      label={t('history.label')}
      columns={columns}
      rows={list?.runs ?? []}
      getId={({ id }) => id}
      getName={getReceivers}
      onOpen={(id) => void navigate(paths.paymentRun(id))}
      isLoading={last.currentData === undefined}
      loadingRows={3}
    />
  );
  const isSearched = view.isFiltered;
  return (
    <Stack gap={4}>
      <FilterBar
        label={t('history.filter')}
        searchLabel={t('history.search')}
        text={view.text}
        onSearch={view.search}
        onReset={isSearched ? view.reset : undefined}
      />
      <QueryView
        query={last}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ runs }) => runs.length === 0}
        empty={
          <StatusView
            headingLevel={3}
            icon={isSearched ? <SearchX size={32} /> : <History size={32} />}
            title={t(isSearched ? 'pending.noMatch' : 'history.empty')}
            text={t(isSearched ? 'history.noMatchText' : 'history.emptyText')}
          />
        }
      >
        {(list) => (
          <Stack gap={3}>
            {table(list)}
            {list.runs.length === paymentRunsMost && (
              <Text size="small" tone="muted">
                {t('history.last', { shown: number(paymentRunsMost) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
