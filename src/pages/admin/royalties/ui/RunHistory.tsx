import { History } from 'lucide-react';
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
import type { Column } from '@/shared/ui/data-table';
import { PagedList } from '@/shared/ui/filtered-list';
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
  const runs = last.data?.runs ?? [];
  return (
    <PagedList
      label={t('history.label')}
      view={view}
      query={last}
      bar={{ label: t('history.filter'), searchLabel: t('history.search') }}
      headingLevel={3}
      columns={columns}
      rows={runs}
      getId={({ id }) => id}
      getName={getReceivers}
      onOpen={(id) => void navigate(paths.paymentRun(id))}
      loadingRows={3}
      empty={{
        icon: <History size={32} />,
        title: t('history.empty'),
        text: t('history.emptyText'),
      }}
      noMatch={{ title: t('pending.noMatch'), text: t('history.noMatchText') }}
      more={
        runs.length === paymentRunsMost && t('history.last', { shown: number(paymentRunsMost) })
      }
    />
  );
}
