import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';

type EarnedByProps = {
  /** Names the title. */
  way: 'bySource' | 'byCountry';
  /** Over the names. */
  head: string;
  /** Who earned most first. */
  parts: readonly { name: string; streams: number; earnings: number }[];
};

/** What a month earned, taken apart in one way. */
export function EarnedBy({ way, head, parts }: EarnedByProps) {
  const { t } = useTranslation('pages.label.statement');
  const { number, euros } = useFormats();
  return (
    <FiguresTable
      title={t(way)}
      rows={parts}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
      empty={t('none')}
      columns={[
        { id: 'name', title: head, cell: ({ name }) => name },
        {
          id: 'streams',
          title: t('streams'),
          cell: ({ streams }) => number(streams),
          isNumeric: true,
        },
        {
          id: 'earnings',
          title: t('earnings'),
          cell: ({ earnings }) => euros(earnings),
          isNumeric: true,
        },
      ]}
    />
  );
}
