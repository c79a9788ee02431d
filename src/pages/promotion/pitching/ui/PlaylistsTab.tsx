import { ListMusic } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePitchPlaylistsQuery } from '@/entities/pitch';
import type { PitchPlaylist } from '@/shared/contract/pitch.ts';
import { useOpenItem } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { type Column, PicturedName } from '@/shared/ui/data-table';
import { FilteredList } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { MissingItem } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';

const PlaylistPanel = lazyPart(() => import('./PlaylistPanel'), 'PlaylistPanel');

/** Editorial playlists that take songs; what one looks for stands in its panel. */
export function PlaylistsTab() {
  const { t } = useTranslation('pages.promotion.pitching');
  const formats = useFormats();
  const opened = useOpenItem('open');
  const propose = usePropose();
  const columns = usePlaylistColumns(propose);
  const empty = (
    <StatusView
      icon={<ListMusic size={32} />}
      title={t('playlists.empty')}
      text={t('targets.none')}
    />
  );
  return (
    <QueryView
      query={usePitchPlaylistsQuery()}
      loading={<Skeleton shape="block" height="320px" />}
      empty={empty}
    >
      {(playlists) => {
        const shown = playlists.find(({ id }) => id === opened.id);
        return (
          <>
            <FilteredList
              label={t('playlists.list')}
              items={playlists}
              getId={({ id }) => id}
              getName={({ name }) => name}
              searchLabel={t('playlists.search')}
              searchIn={({ name, genre, description }) => [name, formats.genre(genre), description]}
              noMatch={t('playlists.noMatch')}
              columns={columns}
              onOpen={opened.open}
              empty={empty}
            />
            <Suspense fallback={null}>
              {shown && (
                <PlaylistPanel
                  playlist={shown}
                  onPropose={() => propose(shown.name)}
                  onClose={opened.close}
                />
              )}
              {opened.isOpen && !shown && <MissingItem onClose={opened.close} />}
            </Suspense>
          </>
        );
      }}
    </QueryView>
  );
}

/** Opens the form of a new pitch, aimed at a playlist. */
function usePropose() {
  const [, setParams] = useSearchParams();
  return (name: string) =>
    setParams((params) => {
      params.set('tab', 'submit');
      params.set('for', name);
      params.delete('open');
      return params;
    });
}

function usePlaylistColumns(propose: (name: string) => void): Column<PitchPlaylist>[] {
  const { t } = useTranslation('pages.promotion.pitching');
  const formats = useFormats();
  return [
    {
      id: 'name',
      title: t('playlists.name'),
      isTwoLines: true,
      value: ({ name }) => name,
      cell: ({ id, name, genre, coverImage = null }) => (
        <PicturedName
          picture={<Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" />}
          detail={formats.genre(genre)}
        >
          {name}
        </PicturedName>
      ),
    },
    {
      id: 'followers',
      title: t('playlists.followers'),
      isNumeric: true,
      part: 'figure',
      value: ({ followers }) => followers,
      cell: ({ followers }) => <ShortCount count={followers} />,
    },
    {
      id: 'frequency',
      title: t('playlists.frequency'),
      part: 'fact',
      rank: 2,
      cell: ({ updateFrequency }) => updateFrequency,
    },
    {
      id: 'deadline',
      title: t('playlists.deadline'),
      rank: 3,
      isShownOnce: true,
      value: ({ submissionDeadline }) => submissionDeadline,
    },
    {
      id: 'act',
      title: t('playlists.propose'),
      part: 'act',
      isNumeric: true,
      cell: ({ name }) => (
        <Button
          size="small"
          aria-label={t('playlists.proposeTo', { name })}
          onClick={() => propose(name)}
        >
          {t('playlists.propose')}
        </Button>
      ),
    },
  ];
}
