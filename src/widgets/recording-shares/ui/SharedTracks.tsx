import { Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShareScope, useSharedTracksQuery } from '@/entities/recording-share';
import type { SharedTracks as Tracks } from '@/shared/contract/recording-share.ts';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { SharedTrack } from './SharedTrack';

type SharedTracksProps = {
  scope: ShareScope;
};

/** Recordings of an artist, and who shares them; fetched once asked for. */
export function SharedTracks({ scope }: SharedTracksProps) {
  const { t } = useTranslation('widgets.recording-shares');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={3}>{t('title')}</Heading>
        <Text size="small" tone="muted">
          {t('text')}
        </Text>
      </Stack>
      <Inline>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      </Inline>
      {isOpen && <Recordings scope={scope} />}
    </Stack>
  );
}

function Recordings({ scope }: SharedTracksProps) {
  const { t } = useTranslation('widgets.recording-shares');
  return (
    <QueryView
      query={useSharedTracksQuery(scope)}
      headingLevel={3}
      loading={<Skeleton shape="block" height="160px" />}
    >
      {(shown) =>
        shown.tracks.length === 0 ? (
          <StatusView
            headingLevel={3}
            icon={<Split size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        ) : (
          <TrackList shown={shown} scope={scope} />
        )
      }
    </QueryView>
  );
}

function TrackList({ shown, scope }: { shown: Tracks; scope: ShareScope }) {
  const { t } = useTranslation('widgets.recording-shares');
  return (
    <Stack gap={3}>
      {!shown.canPropose && (
        <Text size="small" tone="muted">
          {t('labelProposes')}
        </Text>
      )}
      <Stack as="ul" gap={3}>
        {shown.tracks.map((track) => (
          <SharedTrack
            key={track.id}
            track={track}
            artist={shown.artist.name}
            canPropose={shown.canPropose}
            scope={scope}
          />
        ))}
      </Stack>
    </Stack>
  );
}
