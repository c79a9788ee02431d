import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { concertStatuses } from '@/shared/contract/concert-choices.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import type { ShownConcert, useConcertList } from '../model/use-concert-list';
import { ConcertCard } from './ConcertCard';
import type { Filling } from './ConcertsDesk';

/** From so many on it can be searched. */
const longFrom = 9;

type ConcertsTabProps = {
  query: ReturnType<typeof useConcertList>;
  place: CreatedPlace;
  /** Opens the form for another. */
  onAdd: () => void;
  /** Opens the form for one that is there. */
  onFill: (filling: Filling) => void;
};

/** The concerts of an artist: those of this device, those to come, and those that are over. */
export function ConcertsTab({ query, place, onAdd, onFill }: ConcertsTabProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" height="480px" />}
      empty={
        <StatusView
          headingLevel={2}
          icon={<Ticket size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={onAdd}>{t('empty.action')}</Button>}
        />
      }
    >
      {(concerts) => <ConcertList concerts={concerts} place={place} onFill={onFill} />}
    </QueryView>
  );
}

type ConcertListProps = Pick<ConcertsTabProps, 'place' | 'onFill'> & {
  concerts: readonly ShownConcert[];
};

function ConcertList({ concerts, place, onFill }: ConcertListProps) {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const view = useListView({
    sorts: [],
    initialSort: { by: 'date', isDescending: false },
    choices: { status: concertStatuses },
  });
  const { status } = view.chosen;
  const found = concerts.filter(
    ({ concert }) =>
      matchesText(view.text, [concert.title, concert.venue, concert.city]) &&
      (status === '' || concert.status === status),
  );
  return (
    <Stack gap={4}>
      {(concerts.length >= longFrom || view.isFiltered) && (
        <FilterBar
          label={t('list.label')}
          searchLabel={t('list.search')}
          text={view.text}
          onSearch={view.search}
          choices={[
            {
              name: 'status',
              label: t('list.status'),
              allLabel: t('list.allStatuses'),
              options: concertStatuses.map((value) => ({
                value,
                label: t(`entities.concert:status.${value}`),
              })),
            },
          ]}
          chosen={view.chosen}
          onChoose={(_, value) => view.choose('status', value)}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>{found.length === 0 && <Text tone="muted">{t('list.noMatch')}</Text>}</LiveText>
      <CardGrid aria-label={t('list.label')}>
        {found.map((shown) => (
          <li key={shown.concert.id}>
            <ConcertCard shown={shown} place={place} onFill={onFill} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
