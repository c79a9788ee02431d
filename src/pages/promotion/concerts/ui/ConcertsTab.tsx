import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { rowActs } from '@/widgets/office';
import { soldPercent } from '../lib/sold-share';
import { type Ending, useConcertActs } from '../model/use-concert-acts';
import { useConcertColumns } from '../model/use-concert-columns';
import { concertItem } from '../model/concert-item';
import { useConcertDesk } from '../model/use-concerts';
import { StatCards } from './figures/StatCards';

/** Not the first look of the list. */
const ConcertCard = lazyPart(() => import('./ConcertCard'), 'ConcertCard');
const ConcertDrawer = lazyPart(() => import('./ConcertDrawer'), 'ConcertDrawer');
const EndDialog = lazyPart(() => import('./EndDialog'), 'EndDialog');

/**
 * Figures of the tour, and the concerts: pending, upcoming, past. The table is the default,
 * because concerts are compared by day and sales, and most have no picture.
 */
export function ConcertsTab() {
  const { t } = useTranslation('pages.promotion.concerts');
  const { shown, empty, getArtist } = useConcertDesk();
  const [ending, setEnding] = useState<Ending | null>(null);
  const { getActs, actsInside, details } = useConcertActs(setEnding);
  const columns = useConcertColumns(getActs);
  const opened = details.isOpen && shown.find(({ thing }) => thing.id === details.id);
  return (
    <Stack gap={6}>
      <StatCards />
      <FilteredList
        label={t('list.label')}
        items={shown}
        {...concertItem.listed}
        states={{
          ...concertItem.states,
          title: t('list.status'),
          all: t('list.all'),
          label: (state) => t(`list.states.${state}`),
        }}
        searchLabel={t('list.search')}
        noMatch={t('list.noMatch')}
        orders={[
          { id: 'next', label: t('list.next') },
          {
            id: 'share',
            label: t('list.mostSold'),
            value: ({ thing }) => soldPercent(thing),
            isDescending: true,
          },
          { id: 'title', label: t('list.byTitle'), value: ({ thing }) => thing.title },
        ]}
        columns={columns}
        card={(each) => <ConcertCard shown={each} acts={getActs(each)} />}
        leads="table"
        menu={(each) => rowActs(getActs(each))}
        onOpen={details.open}
        empty={empty}
      />
      <Suspense fallback={null}>
        {details.isOpen && (
          <ConcertDrawer
            shown={opened || undefined}
            acts={opened ? actsInside(opened) : []}
            onClose={details.close}
          />
        )}
        {ending && (
          <EndDialog
            {...ending}
            artistId={getArtist(ending.concert)}
            onClose={() => setEnding(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
