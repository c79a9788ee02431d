import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingState } from '@/entities/outbox';
import { useHearing } from '@/features/hear-prepared';
import type { SentPitch } from '@/features/submit-pitch';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { useNewDecisions } from '../model/use-new-decisions';
import { PitchItem } from './PitchItem';

type SentPitchesProps = {
  owner: string;
  sent: ReadonlyArray<SentPitch>;
  /** Nothing by default. */
  empty?: ReactNode;
  headingLevel: 2 | 4;
  /** Without it a pending one can only be discarded. */
  onEdit?: (id: string) => void;
};

/** See docs/product/pitching.md. */
export function SentPitches({ owner, sent, empty = null, headingLevel, onEdit }: SentPitchesProps) {
  const { t } = useTranslation('widgets.sent-pitches');
  const hearing = useHearing();
  const news = useNewDecisions(
    owner,
    sent.flatMap(({ thing, pending }) => (pending ? [] : [thing])),
  );
  return (
    <FilteredList
      name="sent"
      label={t('label')}
      items={sent}
      getId={({ thing }) => thing.id}
      getName={({ thing }) => thing.trackTitle}
      states={{
        title: t('filter.status'),
        all: t('filter.all'),
        of: ({ thing }) => thing.status,
        order: pitchStatuses,
        label: (status) => t(`filter.by.${status}`),
      }}
      searchLabel={t('filter.search')}
      searchIn={({ thing }) => [thing.trackTitle, thing.artistName]}
      noMatch={t('filter.none')}
      cardsAs="wide"
      card={({ thing, pending }) => (
        <PitchItem
          pitch={thing}
          headingLevel={headingLevel}
          isNew={news.has(thing.id)}
          hearing={hearing}
          state={
            pending && (
              <PendingState
                owner={owner}
                pending={pending}
                onEdit={onEdit && (() => onEdit(thing.id))}
              />
            )
          }
        />
      )}
      empty={empty}
    />
  );
}
