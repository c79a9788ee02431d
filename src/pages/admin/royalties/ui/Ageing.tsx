import { Download, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ageBands, type AgeingRow } from '@/shared/contract/ageing.ts';
import { saveCsv } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { exportRows } from '@/shared/ui/data-table';
import { FactList } from '@/shared/ui/fact-list';
import { PagedList, useOwnPages } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { useAgeingQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useAgeingColumns } from './use-ageing-columns';

/** A payee has a row for each run, and one for what no run pays. */
const getId = ({ receiver, run }: AgeingRow) => [receiver, run ?? ''].join(' ');

/** What is owed and not paid, by age and payee, with the reason. See docs/product/payments.md. */
export function Ageing() {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { euros } = useRoyaltyWords();
  const ageing = useAgeingQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const { data } = ageing;
  const columns = useAgeingColumns();
  const { view, found, rows, all, pages } = useOwnPages({
    name: 'aged',
    items: data?.payees,
    columns,
    initialSort: { by: 'dueOn', isDescending: false },
    searchIn: ({ name }) => [name],
    choices: { reason: ({ reason }) => reason },
  });
  const nothing = { title: t('ageing.empty'), text: t('ageing.emptyText') };
  return (
    <Stack gap={6}>
      {data && (
        <FactList
          facts={[
            { name: t('ageing.overdue'), value: euros(data.overdue) },
            ...ageBands.map((band) => ({
              name: t(`ageing.band.${band}`),
              value: euros(data.bands[band]),
            })),
            { name: t('ageing.amount'), value: euros(data.amount) },
            data.held > 0 && { name: t('ageing.held'), value: euros(data.held) },
          ]}
        />
      )}
      <PagedList
        label={t('ageing.label')}
        view={view}
        query={ageing}
        bar={{
          label: t('ageing.filter'),
          searchLabel: t('ageing.search'),
          choices: [
            {
              name: 'reason',
              label: t('ageing.column.reason'),
              allLabel: t('ageing.allReasons'),
              options: found.reason.map((value) => ({
                value,
                label: t(`ageing.reason.${value as AgeingRow['reason']}`),
              })),
            },
          ],
          actions: (
            <Button
              disabled={data === undefined || all.length === 0}
              onClick={() =>
                saveCsv(
                  t('ageing.file', { day: data?.day ?? '' }),
                  exportRows(columns, all),
                  i18n.language,
                )
              }
            >
              <Download size={16} aria-hidden />
              {t('ageing.export')}
            </Button>
          ),
        }}
        headingLevel={3}
        columns={columns}
        rows={rows}
        pages={data && pages}
        getId={getId}
        getName={({ name }) => name || t('gonePayee')}
        empty={{ icon: <Hourglass size={32} />, ...nothing }}
        noMatch={{ title: t('pending.noMatch'), text: t('pending.noMatchText') }}
        more={data?.hasMore && t('ageing.more', { count: data.payees.length })}
      />
    </Stack>
  );
}
