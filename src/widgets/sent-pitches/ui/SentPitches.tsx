import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { type SentPitch, useSentPitches } from '@/features/submit-pitch';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import { matchesText } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useNewDecisions } from '../model/use-new-decisions';
import { PitchItem } from './PitchItem';
import * as styles from './SentPitches.css';

/** A list of so many is looked through at a glance. */
const glance = 6;

type SentPitchesProps = {
  /** Whose list it is, and for which artist they act. */
  place: CreatedPlace;
  /** What stands there where nothing was sent; nothing by default. */
  empty?: ReactNode;
  /** Of the titles of the songs. */
  headingLevel: 2 | 4;
  /** Where a pitch of this device is on its way. */
  stateOf: (sent: SentPitch) => ReactNode;
};

/**
 * What somebody has proposed to the editors and what they answered; a long list can be searched. See docs/product/pitching.md.
 */
export function SentPitches({ place, empty = null, ...rest }: SentPitchesProps) {
  const query = useSentPitches(place);
  return (
    <QueryView
      query={query}
      headingLevel={rest.headingLevel === 2 ? 2 : 3}
      loading={<Skeleton shape="block" height="180px" />}
      empty={empty}
    >
      {(sent) => <List owner={place.owner} sent={sent} {...rest} />}
    </QueryView>
  );
}

type ListProps = Pick<SentPitchesProps, 'stateOf' | 'headingLevel'> & {
  owner: string;
  sent: SentPitch[];
};

function List({ owner, sent, stateOf, headingLevel }: ListProps) {
  const { t } = useTranslation(['widgets.sent-pitches', 'entities.pitch']);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const news = useNewDecisions(
    owner,
    sent.flatMap(({ pitch, created }) => (created ? [] : [pitch])),
  );
  const isLong = sent.length > glance;
  const shown = sent.filter(
    ({ pitch }) =>
      matchesText(text, [pitch.trackTitle, pitch.artistName]) &&
      (status === '' || pitch.status === status),
  );
  return (
    <Stack gap={4}>
      {isLong && (
        <FilterBar
          label={t('filter.label')}
          searchLabel={t('filter.search')}
          text={text}
          onSearch={setText}
          choices={[
            {
              name: 'status',
              label: t('filter.status'),
              allLabel: t('filter.all'),
              options: pitchStatuses.map((value) => ({
                value,
                label: t(`entities.pitch:status.${value}`),
              })),
            },
          ]}
          chosen={{ status }}
          onChoose={(_, value) => setStatus(value)}
        />
      )}
      {shown.length === 0 ? (
        <LiveText>
          <Text tone="muted">{t('filter.none')}</Text>
        </LiveText>
      ) : (
        <ul className={styles.list}>
          {shown.map((each) => (
            <PitchItem
              key={each.pitch.id}
              pitch={each.pitch}
              headingLevel={headingLevel}
              isNew={news.has(each.pitch.id)}
              state={stateOf(each)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
