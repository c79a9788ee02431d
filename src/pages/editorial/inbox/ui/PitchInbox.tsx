import { useTranslation } from 'react-i18next';
import { PitchBadge, usePitchInboxInfiniteQuery } from '@/entities/pitch';
import { pitchDues, pitchGenres, type PitchDue } from '@/shared/contract/pitch-choices.ts';
import type { PitchInboxQuery } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lookAgain, useInboxQuestion } from '../model/use-inbox-question';
import { InboxList, type InboxProps } from './InboxList';

const PitchPanel = lazyPart(() => import('./PitchPanel'), 'PitchPanel');

/** Proposed songs. See docs/product/pitching.md. */
export function PitchInbox({ waiting }: InboxProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const { genre } = useFormats();
  const inbox = useInboxQuestion('pitches', {
    genre: pitchGenres,
    playlist: null,
    due: pitchDues,
  });
  const question = inbox.question as PitchInboxQuery;
  const query = usePitchInboxInfiniteQuery(question, lookAgain);
  const counted = query.data?.pages.at(-1)?.choices;
  const choose = (name: 'genre' | 'playlist' | 'due', getLabel: (value: string) => string) => {
    const chosen = question[name];
    const known = new Map(counted?.[name].map(({ value, count }) => [value, count]));
    const values = name === 'due' ? pitchDues : [...known.keys()].toSorted();
    const all =
      chosen === undefined || values.includes(chosen as never) ? values : [...values, chosen];
    return {
      name,
      label: t(`pitches.filters.${name}`),
      allLabel: t(`pitches.filters.all.${name}`),
      options: all.map((value) => ({
        value,
        label: counted
          ? t('pitches.filters.counted', { name: getLabel(value), found: known.get(value) ?? 0 })
          : getLabel(value),
      })),
      of: () => '',
    };
  };
  return (
    <InboxList
      name="pitches"
      title={t('pitches.title')}
      inbox={inbox}
      waiting={waiting}
      query={query}
      choices={[
        choose('genre', genre),
        choose('playlist', (name) => name),
        choose('due', (due) => t(`pitches.filters.dues.${due as PitchDue}`)),
      ]}
      getRow={({ trackTitle, artistName, coverImage, submittedAt, status }) => ({
        title: trackTitle,
        by: artistName,
        cover: coverImage,
        sentAt: submittedAt,
        badge: <PitchBadge status={status} />,
      })}
      searchLabel={t('pitches.search')}
      empty={t('pitches.empty')}
      noMatch={t('pitches.noMatch')}
      panel={(opened) => <PitchPanel key={opened.id} {...opened} />}
    />
  );
}
