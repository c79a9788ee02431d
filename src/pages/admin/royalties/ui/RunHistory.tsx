import { History } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PaymentRun,
  type PaymentRuns,
  paymentRunsMost,
} from '@/shared/contract/payment-run.ts';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import type { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { usePaymentRunsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { FileButtons } from './FileButtons';
import { RunStatus } from './RunStatus';
import * as styles from './royalties.css';

const RunDialog = lazyPart(() => import('./RunDialog'), 'RunDialog');

/** Milliseconds. */
const pollEvery = 2_000;

const hasOpen = (list: PaymentRuns | undefined) =>
  list?.runs.some(({ isUnderWay }) => isUnderWay) === true;

export function RunHistory({ opened }: { opened: ReturnType<typeof useOpenItem> }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, moment, number, getReceivers } = useRoyaltyWords();
  const last = usePaymentRunsQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const isUnderWay = hasOpen(last.data);
  usePaymentRunsQuery(undefined, {
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
      isNumeric: true,
      cell: (run) => (
        <span className={styles.acts}>
          <FileButtons run={run} />
          <Button
            size="small"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={t('history.openOf', {
              name: getReceivers(run),
              moment: moment(run.orderedAt),
            })}
            onClick={() => opened.open(run.id)}
          >
            {t('history.open')}
          </Button>
        </span>
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
      onOpen={opened.open}
      isLoading={list === undefined}
      loadingRows={3}
    />
  );
  return (
    <QueryView
      query={last}
      headingLevel={3}
      loading={table(undefined)}
      isEmpty={({ runs }) => runs.length === 0}
      empty={
        <StatusView
          headingLevel={3}
          icon={<History size={32} />}
          title={t('history.empty')}
          text={t('history.emptyText')}
        />
      }
    >
      {(list) => {
        const run = list.runs.find(({ id }) => id === opened.id);
        return (
          <Stack gap={3}>
            {table(list)}
            <Suspense fallback={null}>
              {run && <RunDialog run={run} onClose={opened.close} />}
            </Suspense>
            {list.runs.length === paymentRunsMost && (
              <Text size="small" tone="muted">
                {t('history.last', { shown: number(paymentRunsMost) })}
              </Text>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
