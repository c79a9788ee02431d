import { useTranslation } from 'react-i18next';
import type { DecidedGroup } from '@/shared/contract/play-review.ts';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useGroupColumns } from './use-held-columns';

/** Who decided, when and why. */
export function DecidedPlays({ decided }: { decided: readonly DecidedGroup[] }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment } = useRoyaltyWords();
  const shown = new Set(['artist', 'rule', 'plays']);
  const columns: Column<DecidedGroup>[] = [
    ...useGroupColumns<DecidedGroup>().filter(({ id }) => shown.has(id)),
    {
      id: 'verdict',
      title: t('review.column.verdict'),
      part: 'badge',
      cell: ({ verdict }) => t(`review.verdict.${verdict}`),
    },
    { id: 'reason', title: t('review.column.reason'), rank: 3, cell: ({ reason }) => reason },
    {
      id: 'by',
      title: t('review.column.by'),
      rank: 4,
      cell: ({ by }) => by || t('review.byNobody'),
    },
    {
      id: 'at',
      title: t('review.column.at'),
      rank: 4,
      isWhole: true,
      cell: ({ at }) => moment(at),
    },
  ];
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('review.decided')}</Heading>
      <DataTable
        label={t('review.decidedLabel')}
        columns={columns}
        rows={decided}
        getId={({ id }) => id}
        getName={({ artist }) => artist.name}
      />
    </Stack>
  );
}
