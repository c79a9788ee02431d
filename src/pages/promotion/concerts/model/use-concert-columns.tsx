import { useTranslation } from 'react-i18next';
import { ConcertBadge, useConcertWords } from '@/entities/concert';
import { isOnlyHere } from '@/entities/outbox';
import { dash, useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';
import { FirstAct, officeStyles, type ThingAct } from '@/widgets/office';
import { getRevenue, soldPercent } from '../lib/sold-share';
import { ConcertName } from '../ui/ConcertName';
import * as styles from '../ui/ConcertName.css';
import type { ShownConcert } from './concert-item';

export function useConcertColumns(
  getActs: (shown: ShownConcert) => readonly ThingAct[],
): Column<ShownConcert>[] {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const { rate, shortDay } = useFormats();
  const words = useConcertWords();
  return [
    {
      id: 'title',
      title: t('table.concert'),
      value: ({ thing }) => thing.title,
      cell: (shown) => <ConcertName shown={shown} />,
      isTwoLines: true,
    },
    {
      id: 'date',
      title: t('table.date'),
      value: ({ thing }) => thing.date,
      // What tells rows apart, where titles are cut.
      cell: ({ thing }) => (
        <>
          {shortDay(thing.date)}
          <span className={styles.inLines}>
            {' · '}
            <bdi>{t('card.place', { venue: words.place(thing), place: thing.venue })}</bdi>
          </span>
        </>
      ),
      isWhole: true,
      part: 'fact',
    },
    {
      id: 'sold',
      title: t('table.sold'),
      value: ({ thing }) => thing.ticketsSold,
      cell: ({ thing: { ticketsSold, capacity } }) =>
        capacity === 0 ? (
          <ShortCount count={ticketsSold} />
        ) : (
          <ShortCount
            count={ticketsSold}
            of={capacity}
            label={(sold, all) => t('table.soldOf', { sold, all })}
          />
        ),
      isNumeric: true,
    },
    {
      id: 'share',
      title: t('table.share'),
      value: ({ thing }) => soldPercent(thing),
      cell: ({ thing }) => rate(soldPercent(thing)),
      isNumeric: true,
      part: 'figure',
    },
    {
      id: 'revenue',
      title: t('table.revenue'),
      value: ({ thing }) => getRevenue(thing),
      cell: ({ thing }) => {
        const revenue = getRevenue(thing);
        if (revenue === null) return dash;
        return (
          <span className={officeStyles.estimate}>
            {words.money(revenue, thing.ticketPrice.currency)}
          </span>
        );
      },
      isNumeric: true,
      rank: 3,
    },
    {
      id: 'status',
      title: t('list.status'),
      value: ({ thing }) => t(`entities.concert:status.${thing.status}`),
      cell: ({ thing, pending }) => !isOnlyHere(pending) && <ConcertBadge status={thing.status} />,
      isWhole: true,
      part: 'badge',
    },
    {
      id: 'act',
      title: t('table.act'),
      cell: (shown) => <FirstAct act={getActs(shown)[0]} />,
      rank: 1,
    },
  ];
}
