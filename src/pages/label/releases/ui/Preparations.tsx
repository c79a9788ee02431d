import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useDraftsQuery } from '@/entities/release';
import { preparationStates } from '@/shared/contract/release-types.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { PreparationRow } from './PreparationRow';

type PreparationsProps = { onOpen: (id: string) => void; onPressLinks: (id: string) => void };

/** Drafts and submissions that are not out yet; renders nothing without any. */
export function Preparations({ onOpen, onPressLinks }: PreparationsProps) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  // Editors decide while the page is open.
  const { data = [] } = useDraftsQuery({ label }, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('list.title')}>
      <Heading level={3}>{t('list.title')}</Heading>
      <FilteredList
        name="preparing"
        label={t('list.title')}
        items={data}
        first={10}
        getId={({ id }) => id}
        getName={({ title }) => title}
        states={{
          title: t('table.state'),
          all: t('list.all'),
          of: ({ status }) => status,
          order: preparationStates,
          label: (status) => t(`list.by.${status}`),
        }}
        searchLabel={t('list.search')}
        searchIn={({ title, artist }) => [title, artist?.name ?? '']}
        card={(release) => (
          <PreparationRow
            release={release}
            onOpen={() => onOpen(release.id)}
            onPressLinks={() => onPressLinks(release.id)}
          />
        )}
        cardsAs="rows"
        empty={null}
      />
    </Stack>
  );
}
