import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLabelChoicesQuery } from '@/entities/label';
import type { LabelChoice as Label } from '@/shared/contract/label-figures.ts';
import { changedParams, useSearchText } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { matchesText } from '@/shared/lib/text-filter';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard, MediaCardSkeleton } from '@/shared/ui/card';
import { FilterBar } from '@/shared/ui/filter-bar';
import { Grid } from '@/shared/ui/grid';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

/** So many are shown; who looks for another types its name. */
const most = 48;

/**
 * Whoever may look at all labels finds the one whose screen they want: the choice is the same address with
 * `?label=`, which keeps the tab.
 */
export function LabelChoice() {
  const { t } = useTranslation('pages.label.manager');
  const { text, setText, query } = useSearchText('find');
  return (
    <Stack gap={5}>
      <Heading level={2}>{t('choice.title')}</Heading>
      <FilterBar
        label={t('choice.title')}
        searchLabel={t('choice.search')}
        text={text}
        onSearch={(next) => setText(next)}
      />
      <QueryView
        query={useLabelChoicesQuery()}
        loading={
          <Grid as="div" isFlush>
            {Array.from({ length: 6 }, (_, index) => (
              <MediaCardSkeleton key={index} />
            ))}
          </Grid>
        }
      >
        {(labels) => <FoundLabels labels={labels} query={query} />}
      </QueryView>
    </Stack>
  );
}

function FoundLabels({ labels, query }: { labels: readonly Label[]; query: string }) {
  const { t } = useTranslation('pages.label.manager');
  const { country } = useFormats();
  const { pathname, search } = useLocation();
  const addressOf = (label: string) =>
    `${pathname}?${changedParams(new URLSearchParams(search), { label, find: '' })}`;
  const found = labels.filter(({ name }) => matchesText(query, [name]));
  return (
    <Stack gap={3}>
      <LiveText>
        {labels.length === 0 && <Text tone="muted">{t('choice.empty')}</Text>}
        {labels.length > 0 && found.length === 0 && (
          <Text tone="muted">{t('choice.none', { query })}</Text>
        )}
        {found.length > most && (
          <Text tone="muted">{t('choice.more', { shown: most, count: found.length })}</Text>
        )}
      </LiveText>
      <Grid isFlush>
        {found.slice(0, most).map(({ id, name, country: code }) => (
          <li key={id}>
            <MediaCard
              artwork={<Artwork src={null} seed={id} sizes="160px" />}
              title={name}
              to={addressOf(id)}
              subtitle={code && country(code)}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
