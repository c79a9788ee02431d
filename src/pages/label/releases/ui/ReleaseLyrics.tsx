import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlbumQuery } from '@/entities/album';
import type { Release } from '@/shared/contract/label-figures.ts';
import type { Track } from '@/shared/contract/track.ts';
import { showIsrc } from '@/shared/rules/release-codes.ts';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { LyricsForm } from './LyricsForm';
import * as styles from './lyrics.css';

type ReleaseLyricsProps = {
  albumId: string;
  /** Of its songs that have one. */
  isrcs: NonNullable<Release['codes']>['isrcs'] | undefined;
};

/** The lyrics of a record that is out. See docs/product/lyrics.md. */
export function ReleaseLyrics({ albumId, isrcs }: ReleaseLyricsProps) {
  const { t } = useTranslation('pages.label.releases');
  const album = useAlbumQuery(albumId);
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('lyrics.title')}</Heading>
      <QueryView query={album} headingLevel={3} loading={<Skeleton height="44px" />}>
        {({ tracks }) => (
          <Stack as="ol" gap={3}>
            {tracks.map((track) => (
              <LyricsOfTrack
                key={track.id}
                track={track}
                isrc={isrcs?.find(({ trackId }) => trackId === track.id)?.isrc}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function LyricsOfTrack({ track, isrc }: { track: Track; isrc: string | undefined }) {
  const { t } = useTranslation('pages.label.releases');
  const [isOpen, setOpen] = useState(false);
  const { title, hasLyrics = false } = track;
  return (
    <li ref={handFocusOn}>
      {isOpen ? (
        <LyricsForm track={track} onDone={() => setOpen(false)} />
      ) : (
        <div className={styles.row}>
          <div className={styles.words}>
            <Text isTruncated title={title} translate="no">
              {title}
            </Text>
            <Text size="small" tone="muted">
              {t(hasLyrics ? 'lyrics.has' : 'lyrics.none')}
              {isrc !== undefined && ` · ISRC ${showIsrc(isrc)}`}
            </Text>
          </div>
          <Button
            size="small"
            aria-label={t(hasLyrics ? 'lyrics.changeOf' : 'lyrics.addTo', { title })}
            onClick={() => setOpen(true)}
          >
            {t(hasLyrics ? 'lyrics.change' : 'lyrics.add')}
          </Button>
        </div>
      )}
    </li>
  );
}
