import { useTranslation } from 'react-i18next';
import { usePitchInboxQuery } from '@/entities/pitch';
import type { PitchInboxQuery } from '@/shared/contract/pitch.ts';
import { useListView } from '@/shared/lib/address';
import { useRested } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { StateChips } from '@/shared/ui/filtered-list';
import { useHearing } from '../../model/use-hearing';
import { useParts } from '../../model/use-parts';
import { lookAgain, WaitingSection } from '../WaitingSection';
import { JudgedPitch } from './JudgedPitch';

const statuses = ['accepted', 'rejected', 'all'] as const;

/** Proposed songs, including decided ones. See docs/product/pitching.md. */
export function PitchInbox() {
  const { t } = useTranslation('pages.editorial.pitches');
  const view = useListView({
    name: 'pitches',
    sorts: [],
    initialSort: { by: '', isDescending: false },
    choices: { status: statuses },
  });
  const parts = useParts('pitches');
  const q = useRested(view.text.trim());
  const { cursor } = parts;
  const status = (view.chosen.status || 'waiting') as NonNullable<PitchInboxQuery['status']>;
  const query = usePitchInboxQuery(
    { status, ...(q && { q }), ...(cursor && { cursor }) },
    lookAgain,
  );
  const hearing = useHearing();
  const isAsked = q !== '' || status !== 'waiting';
  return (
    <WaitingSection
      title={t('title')}
      query={query}
      parts={parts}
      partOf={({ pitches, nextCursor }) => ({ items: pitches, nextCursor })}
      count={({ waiting }) => !isAsked && t('waiting', { count: waiting })}
      empty={t(isAsked ? 'none' : 'empty')}
      filter={
        <>
          <StateChips
            label={t('filter.status')}
            chosen={view.chosen.status}
            onChoose={(value) => view.choose('status', value)}
            chips={[
              {
                value: '',
                label: t('filter.waiting'),
                ...(query.data && { count: query.data.waiting }),
              },
              ...statuses.map((value) => ({ value, label: t(`filter.${value}`) })),
            ]}
          />
          <FilterBar
            label={t('filter.label')}
            searchLabel={t('filter.search')}
            text={view.text}
            onSearch={view.search}
            onReset={view.isFiltered ? view.reset : undefined}
          />
        </>
      }
    >
      {(pitch) => <JudgedPitch key={pitch.id} pitch={pitch} hearing={hearing} />}
    </WaitingSection>
  );
}
