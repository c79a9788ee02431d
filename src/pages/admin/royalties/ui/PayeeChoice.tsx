import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPlan } from '@/shared/contract/payment-run.ts';
import { arrangeRows, type Column, DataTable, type Selection } from '@/shared/ui/data-table';
import { useRoyaltyWords } from '../lib/use-royalty-words';

type Payee = PaymentPlan['payees'][number];

const pageSize = 20;

type PayeeChoiceProps = {
  payees: readonly Payee[];
  selection: Selection;
};

/** Who gets how much of an order; who is not ticked is left out. */
export function PayeeChoice({ payees, selection }: PayeeChoiceProps) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { euros, describeMissing } = useRoyaltyWords();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState({ by: 'amount', isDescending: true });
  const columns: Column<Payee>[] = [
    { id: 'name', title: t('transfers.name'), value: ({ name }) => name },
    {
      id: 'account',
      title: t('transfers.accountTitle'),
      part: 'fact',
      rank: 1,
      value: ({ account }) => account ?? t('transfers.noAccount'),
      cell: ({ account, askedOn }) => account ?? describeMissing(askedOn),
    },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumeric: true,
      isWhole: true,
      value: ({ amount }) => amount,
      cell: ({ amount }) => euros(amount),
    },
  ];
  const { rows, all, ...pages } = arrangeRows(payees, {
    columns,
    sort,
    page,
    pageSize,
    language: i18n.language,
  });
  return (
    <DataTable
      label={t('plan.payees')}
      columns={columns}
      rows={rows}
      getId={({ receiver }) => receiver}
      getName={({ name }) => name}
      sort={sort}
      onSort={setSort}
      selection={selection}
      allIds={all.map(({ receiver }) => receiver)}
      isInParts
      {...(payees.length > pageSize && { pages, onPage: (next: number) => setPage(next) })}
    />
  );
}
