import { useTranslation } from 'react-i18next';
import { roundColumn, roundShares, useFormats } from '@/shared/lib/format';
import { SheetTable } from './SheetTable';

type EarnedByProps = {
  way: 'bySource' | 'byCountry';
  head: string;
  parts: readonly { name: string; earnings: number }[];
};

export function EarnedBy({ way, head, parts }: EarnedByProps) {
  const { t } = useTranslation('widgets.statement');
  const { euros, share } = useFormats();
  const { shares, decimals } = roundShares(parts.map(({ earnings }) => Math.max(0, earnings)));
  const rows = roundColumn(parts, 'earnings').map((part, index) => ({
    ...part,
    share: shares[index] ?? 0,
  }));
  return (
    <SheetTable
      title={t(way)}
      rows={rows}
      getId={({ name }) => name}
      empty={t('none')}
      columns={[
        { title: head, cell: ({ name }) => name },
        { title: t('share'), cell: (row) => share(row.share, decimals) },
        { title: t('earnings'), cell: ({ earnings }) => euros(earnings) },
      ]}
    />
  );
}
