import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePitchInboxQuery } from '@/entities/pitch';
import type { PitchInboxQuery } from '@/shared/contract/pitch.ts';
import { useRested } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useHearing } from '../../model/use-hearing';
import { useParts } from '../../model/use-parts';
import { PartButtons } from '../PartButtons';
import { JudgedPitch } from './JudgedPitch';

/** Milliseconds after which it is looked whether something else waits. */
const lookAgain = 60_000;

const statuses = ['accepted', 'rejected', 'all'] as const;

/**
 * The songs that artists propose, those that wait first at the beginning; what was decided can be looked up. See docs/product/pitching.md.
 */
export function PitchInbox() {
  const { t } = useTranslation('pages.editorial.pitches');
  const [status, setStatus] = useState<PitchInboxQuery['status']>('waiting');
  const [text, setText] = useState('');
  const parts = useParts();
  const q = useRested(text.trim());
  const { cursor } = parts;
  const query = usePitchInboxQuery(
    { status, ...(q && { q }), ...(cursor && { cursor }) },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: lookAgain,
      skipPollingIfUnfocused: true,
    },
  );
  const hearing = useHearing();
  const isAsked = q !== '' || status !== 'waiting';
  return (
    <Section title={t('title')}>
      <FilterBar
        label={t('filter.label')}
        searchLabel={t('filter.search')}
        text={text}
        onSearch={(next) => {
          setText(next);
          parts.startAnew();
        }}
        choices={[
          {
            name: 'status',
            label: t('filter.status'),
            allLabel: t('filter.waiting'),
            options: statuses.map((value) => ({ value, label: t(`filter.${value}`) })),
          },
        ]}
        chosen={{ status: status === 'waiting' ? '' : (status ?? '') }}
        onChoose={(_, value) => {
          setStatus(statuses.find((each) => each === value) ?? 'waiting');
          parts.startAnew();
        }}
      />
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="320px" />}
        isEmpty={({ pitches }) => pitches.length === 0 && cursor === undefined}
        empty={
          <StatusView
            headingLevel={3}
            icon={<Inbox size={32} />}
            title={t(isAsked ? 'none.title' : 'empty.title')}
            text={t(isAsked ? 'none.text' : 'empty.text')}
          />
        }
      >
        {({ pitches, waiting, nextCursor }) => (
          <Stack gap={5}>
            {!isAsked && <Text tone="muted">{t('waiting', { count: waiting })}</Text>}
            {pitches.map((pitch) => (
              <JudgedPitch key={pitch.id} pitch={pitch} hearing={hearing} />
            ))}
            <PartButtons parts={parts} nextCursor={nextCursor} />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
