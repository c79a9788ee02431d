import { ArrowLeft, Music, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenedPlaylistQuery } from '@/entities/playlist';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading } from '@/shared/ui/text';
import { AddTracks } from './AddTracks';
import { ArrangedTracks } from './ArrangedTracks';

type TracksViewProps = {
  id: string;
  onLeave: () => void;
};

export function TracksView({ id, onLeave }: TracksViewProps) {
  const { t } = useTranslation('pages.editorial.tracks');
  const query = useOpenedPlaylistQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={5}>
      <Inline>
        <Button variant="ghost" onClick={onLeave}>
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Button>
      </Inline>
      <QueryView
        query={query}
        headingLevel={2}
        loading={<Skeleton shape="block" height="400px" />}
        notFound={
          <StatusView
            headingLevel={2}
            icon={<SearchX size={32} />}
            title={t('gone.title')}
            text={t('gone.text')}
          />
        }
      >
        {(playlist) => (
          <>
            <Heading level={2}>{t('title', { name: playlist.name })}</Heading>
            <AddTracks playlist={playlist} />
            {playlist.tracks.length === 0 ? (
              <StatusView
                headingLevel={3}
                icon={<Music size={32} />}
                title={t('empty.title')}
                text={t('empty.text')}
              />
            ) : (
              <ArrangedTracks playlist={playlist} />
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
