import { Download, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PaymentResult,
  type PaymentTransfer,
  transfersMost,
} from '@/shared/contract/payment-run.ts';
import { saveCsv } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { DataTable, exportRows, type Selection } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRunTransfers, withoutAccount } from '../model/use-run-transfers';
import { useRunSteps } from '../model/use-run-steps';
import { ReasonForm } from './ReasonForm';
import { RoyaltyDialog } from './RoyaltyDialog';
import { useTransferColumns } from './use-transfer-columns';

type RunTableProps = {
  result: PaymentResult;
  /** What is to be confirmed; the table has no boxes without it. */
  selection: Selection | undefined;
};

/** Who is paid, to which account, how much, and how each payment stands. */
export function RunTable({ result: { run, transfers }, selection }: RunTableProps) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { country, number } = useRoyaltyWords();
  const [returning, setReturning] = useState<PaymentTransfer | null>(null);
  const columns = useTransferColumns({ run, onReturn: setReturning });
  const { view, countries, foundStates, all, rows, pages } = useRunTransfers(transfers, columns);
  const steps = useRunSteps(run.id);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {t('transfers.title')}
      </Heading>
      <FilterBar
        label={t('transfers.filter')}
        searchLabel={t('transfers.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'country',
            label: t('transfers.country'),
            allLabel: t('transfers.allCountries'),
            options: countries.map((value) => ({
              value,
              label: value === withoutAccount ? t('transfers.hadNoAccount') : country(value),
            })),
          },
          {
            name: 'state',
            label: t('history.status'),
            allLabel: t('transfers.allStates'),
            options: foundStates.map((state) => ({
              value: state,
              label: t(`transfers.state.${state}`),
            })),
          },
        ]}
        chosen={view.chosen}
        onChoose={(name, value) => view.choose(name as keyof typeof view.chosen, value)}
        onReset={view.isFiltered ? view.reset : undefined}
        actions={
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
        }
      />
      <DataTable
        label={t('transfers.title')}
        columns={columns}
        rows={rows}
        getId={({ receiver }) => receiver}
        getName={({ name }) => name}
        sort={view.sort}
        onSort={view.sortBy}
        {...(selection && { selection, allIds: all.map(({ receiver }) => receiver) })}
        pages={pages}
        onPage={view.goToPage}
        instead={
          all.length === 0 && (
            <StatusView
              headingLevel={3}
              icon={<SearchX size={32} />}
              title={t('pending.noMatch')}
              text={t('transfers.noMatchText')}
            />
          )
        }
      />
      {transfers.length === transfersMost && (
        <Text size="small" tone="muted">
          {t('transfers.more', { shown: number(transfersMost) })}
        </Text>
      )}
      {returning && (
        <RoyaltyDialog
          title={t('transfers.returnOf', { name: returning.name })}
          onClose={() => setReturning(null)}
        >
          <ReasonForm
            label={t('transfers.reason', { name: returning.name })}
            failed={t('steps.failed')}
            submitLabel={t('transfers.returnSubmit')}
            onSubmit={(reason) =>
              steps.take({ kind: 'returned', receiver: returning.receiver, reason })
            }
            onDone={() => setReturning(null)}
            onCancel={() => setReturning(null)}
          />
        </RoyaltyDialog>
      )}
    </Stack>
  );
}
