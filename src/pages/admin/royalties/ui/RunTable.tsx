import { Banknote, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PaymentResult,
  type PaymentTransfer,
  transfersMost,
} from '@/shared/contract/payment-run.ts';
import { saveCsv } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { exportRows, type Selection } from '@/shared/ui/data-table';
import { PagedList, useOwnPages } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRunSteps } from '../model/use-run-steps';
import { ReturnDialog } from './ReturnDialog';
import { useTransferColumns } from './use-transfer-columns';

/** In the place of a country. */
const withoutAccount = 'none';

/** Of `ES •••• 1332`. */
const getCountry = ({ account }: PaymentTransfer) => account?.slice(0, 2) ?? withoutAccount;

type RunTableProps = {
  result: PaymentResult;
  /** What is to be confirmed; the table has no boxes without it. */
  selection: Selection | undefined;
};

/** Who is paid, to which account, how much, and how each payment stands. */
export function RunTable({ result: { run, transfers, paidTax }, selection }: RunTableProps) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { country, number } = useRoyaltyWords();
  const [returning, setReturning] = useState<PaymentTransfer | null>(null);
  const columns = useTransferColumns({
    run,
    hasTaxes: paidTax !== undefined,
    onReturn: setReturning,
  });
  const { view, found, all, rows, pages } = useOwnPages({
    items: transfers,
    columns,
    initialSort: { by: 'amount', isDescending: true },
    searchIn: ({ name, holder, account }) => [name, holder ?? '', account ?? ''],
    choices: { country: getCountry, state: ({ state }) => state },
  });
  const nothing = { title: t('pending.noMatch'), text: t('transfers.noMatchText') };
  const steps = useRunSteps(run.id);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {t('transfers.title')}
      </Heading>
      <PagedList
        label={t('transfers.title')}
        view={view}
        query={{ data: transfers, currentData: transfers, isLoading: false }}
        bar={{
          label: t('transfers.filter'),
          searchLabel: t('transfers.search'),
          choices: [
            {
              name: 'country',
              label: t('transfers.country'),
              allLabel: t('transfers.allCountries'),
              options: found.country.toSorted().map((value) => ({
                value,
                label: value === withoutAccount ? t('transfers.hadNoAccount') : country(value),
              })),
            },
            {
              name: 'state',
              label: t('history.status'),
              allLabel: t('transfers.allStates'),
              options: found.state.map((state) => ({
                value: state,
                label: t(`transfers.state.${state as PaymentTransfer['state']}`),
              })),
            },
          ],
          actions: (
            <Button
              disabled={all.length === 0}
              onClick={() =>
                saveCsv(
                  t('transfers.file', { day: run.orderedAt.slice(0, 10) }),
                  exportRows(columns, all),
                  i18n.language,
                )
              }
            >
              <Download size={16} aria-hidden />
              {t('transfers.export')}
            </Button>
          ),
        }}
        headingLevel={3}
        columns={columns}
        rows={rows}
        pages={pages}
        getId={({ receiver }) => receiver}
        getName={({ name }) => name}
        {...(selection && { selection, allIds: all.map(({ receiver }) => receiver) })}
        empty={{ icon: <Banknote size={32} />, ...nothing }}
        noMatch={nothing}
        more={
          transfers.length === transfersMost &&
          t('transfers.more', { shown: number(transfersMost) })
        }
      />
      {returning && (
        <ReturnDialog
          name={returning.name}
          onSubmit={(reason) =>
            steps.take({ kind: 'returned', receiver: returning.receiver, reason })
          }
          onClose={() => setReturning(null)}
        />
      )}
    </Stack>
  );
}
