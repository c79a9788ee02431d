import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MixCover, useMixQuery, useMixWords } from '@/entities/mix';
import { DismissItems } from '@/features/dismiss-recommendation';
import { LikeTrackButton } from '@/features/like-track';
import { listSource } from '@/features/read-tracks';
import type { FullMix } from '@/shared/contract/mix.ts';
import { formatTotalDuration } from '@/shared/lib/format';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { CollectionHeader, CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { ChoosableTrackTable, type TrackMenuSlot, TrackTableSkeleton } from '@/widgets/track-table';

/** See docs/product/home.md. */
export function MixPage() {
  const { t } = useTranslation('pages.listener.mix');
  const id = useAddressParameter('id');
  const query = useMixQuery(id);
  const getWords = useMixWords();
  usePageTitle(query.data ? getWords(query.data).title : t('kind'));
  const missing = (title: string, text: string, headingLevel: 1 | 2) => (
    <StatusView
      icon={<ListMusic size={32} />}
      headingLevel={headingLevel}
      title={title}
      text={text}
      action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}
    />
  );
  return (
    <QueryView
      key={id}
      query={query}
      headingLevel={1}
      loading={
        <Stack gap={8}>
          <CollectionHeaderSkeleton />
          <TrackTableSkeleton rows={12} hasMenu />
        </Stack>
      }
      notFound={missing(t('notFound.title'), t('notFound.text'), 1)}
    >
      {(mix) => (
        <Stack gap={8}>
          <MixHeader mix={mix} />
          {mix.tracks.length > 0 ? (
            <ChoosableTrackTable
              label={getWords(mix).title}
              tracks={mix.tracks}
              source={listSource({ kind: 'mix', id })}
              actions={LikeTrackButton}
              menu={MixTrackMenu}
              several={SeveralTracks}
            />
          ) : (
            missing(t('empty.title'), t('empty.text'), 2)
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function MixHeader({ mix }: { mix: FullMix }) {
  const { t } = useTranslation('pages.listener.mix');
  const { id, tracks } = mix;
  const { title, reason } = useMixWords()(mix);
  const list = { kind: 'mix', id, name: title } as const;
  return (
    <CollectionHeader
      kind={t('kind')}
      title={title}
      artwork={<MixCover mix={mix} sizes="232px" />}
      description={reason}
      facts={
        <>
          <span>{t('tracks', { count: tracks.length })}</span>
          <span>
            {formatTotalDuration(tracks.reduce((sum, { duration }) => sum + duration, 0))}
          </span>
          <span>{t('tomorrow')}</span>
        </>
      }
      play={{ tracks, source: listSource(list) }}
      actions={<ListActions list={list} isEmpty={tracks.length === 0} isPrivate />}
      path={paths.mix(id)}
    />
  );
}

/** A song or artist can also leave all mixes. */
const MixTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <DismissItems track={props.track} />
  </TrackMenu>
);
