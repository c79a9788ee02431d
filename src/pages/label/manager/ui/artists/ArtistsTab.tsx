import { UserRoundPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractStatus } from '@/shared/contract/label.ts';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { useListView } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { matchesText } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { RosterCard } from './RosterCard';

const ArtistPanel = lazyPart(() => import('./ArtistPanel'), 'ArtistPanel');

const AddArtist = lazyPart(() => import('../contracts/AddArtist'), 'AddArtist');

const statuses: readonly ContractStatus[] = ['active', 'pending', 'expired'];

/** So many cards at first, and as many more at a press. */
const step = 48;

type ArtistsTabProps = {
  /** By name. */
  artists: readonly LabelArtist[];
};

/** A card for each artist, found by name and by how their contract stands; one more may be added. */
export function ArtistsTab({ artists }: ArtistsTabProps) {
  const { t } = useTranslation(['pages.label.manager', 'entities.label']);
  const [most, setMost] = useState(step);
  const [opened, setOpened] = useState<LabelArtist | null>(null);
  const [isAdding, setAdding] = useState(false);
  const view = useListView({
    name: 'artists',
    sorts: [],
    initialSort: { by: 'name', isDescending: false },
    choices: { contract: statuses },
  });
  const add = (
    <>
      <Button
        variant="solid"
        aria-haspopup="dialog"
        onPointerEnter={() => void AddArtist.load().catch(() => undefined)}
        onClick={() => setAdding(true)}
      >
        <UserRoundPlus size={18} aria-hidden />
        {t('contract.add')}
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <AddArtist onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
  if (artists.length === 0)
    return (
      <StatusView
        headingLevel={3}
        icon={<UsersRound size={32} />}
        title={t('artists.empty.title')}
        text={t('artists.empty.text')}
        action={add}
      />
    );
  const { contract } = view.chosen;
  const found = artists.filter(
    ({ name, contractStatus }) =>
      matchesText(view.text, [name]) && (contract === '' || contractStatus === contract),
  );
  return (
    <Stack gap={5}>
      <div>{add}</div>
      <Text size="small" tone="muted">
        {t('artists.totalEarningsMeans')}
      </Text>
      <FilterBar
        label={t('artists.filter')}
        searchLabel={t('artists.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'contract',
            label: t('artists.contract'),
            allLabel: t('artists.allContracts'),
            options: statuses.map((value) => ({
              value,
              label: t(`entities.label:contract.${value}`),
            })),
          },
        ]}
        chosen={view.chosen}
        onChoose={(_, value) => view.choose('contract', value)}
        onReset={view.isFiltered ? view.reset : undefined}
      />
      <div>
        <LiveText>
          {found.length === 0 && <Text tone="muted">{t('artists.noMatch')}</Text>}
        </LiveText>
        <CardGrid>
          {found.slice(0, most).map((artist) => (
            <RosterCard
              key={artist.id}
              artist={artist}
              onManage={() => setOpened(artist)}
              onIntent={() => void ArtistPanel.load().catch(() => undefined)}
            />
          ))}
        </CardGrid>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <ArtistPanel artist={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {found.length > most && (
        <Inline justify="center">
          <Button onClick={() => setMost(most + step)}>{t('artists.more')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
