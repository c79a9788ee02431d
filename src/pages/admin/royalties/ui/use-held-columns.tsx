import { useTranslation } from 'react-i18next';
import type { HeldGroup } from '@/shared/contract/play-review.ts';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRuleWords } from '../lib/use-rule-words';

/** What both tables say of flagged plays. */
export function useGroupColumns<Row extends HeldGroup>(): Column<Row>[] {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number, rate } = useRoyaltyWords();
  const words = useRuleWords();
  return [
    { id: 'artist', title: t('review.column.artist'), value: ({ artist }) => artist.name },
    {
      id: 'rule',
      title: t('review.column.rule'),
      part: 'fact',
      cell: ({ rule }) => words.name(rule),
    },
    { id: 'period', title: t('review.column.period'), rank: 3, isWhole: true, cell: words.period },
    {
      id: 'plays',
      title: t('review.column.plays'),
      isNumeric: true,
      cell: ({ plays }) => number(plays),
    },
    {
      id: 'share',
      title: t('review.column.share'),
      rank: 3,
      isNumeric: true,
      cell: ({ share }) => rate(Math.round(share * 10) / 10),
    },
    { id: 'evidence', title: t('review.column.evidence'), rank: 4, cell: words.evidence },
    {
      id: 'earnings',
      title: t('review.column.earnings'),
      isNumeric: true,
      part: 'figure',
      cell: ({ earnings }) => euros(earnings),
    },
  ];
}

export function useHeldColumns({
  onDecide,
}: {
  /** Absent where nothing can be decided. */
  onDecide: ((group: HeldGroup) => void) | undefined;
}): Column<HeldGroup>[] {
  const { t } = useTranslation('pages.admin.royalties');
  const words = useRuleWords();
  const columns = useGroupColumns<HeldGroup>();
  if (!onDecide) return columns;
  return [
    ...columns,
    {
      id: 'acts',
      title: t('column.acts'),
      part: 'act',
      isNumeric: true,
      cell: (group) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('review.decideOf', {
            name: group.artist.name,
            rule: words.name(group.rule),
          })}
          onClick={() => onDecide(group)}
        >
          {t('review.decide')}
        </Button>
      ),
    },
  ];
}
