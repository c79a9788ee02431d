import { useTranslation } from 'react-i18next';
import { PitchBadge, usePitchSurroundingsQuery } from '@/entities/pitch';
import type { JudgedPitch, PitchSurroundings as Surroundings } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Facts } from '@/shared/ui/facts';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './inbox.css';

type PitchSurroundingsProps = { pitch: Pick<JudgedPitch, 'id' | 'genre'> };

/** How a song fits the playlists that it asks for, and how the artist's other pitches ended. */
export function PitchSurroundings({ pitch }: PitchSurroundingsProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { data, isError } = usePitchSurroundingsQuery(pitch.id);
  if (isError) return <Text tone="muted">{t('around.failed')}</Text>;
  if (data === undefined) return <Skeleton shape="block" height="160px" />;
  return (
    <Stack gap={5}>
      {data.playlists.map((playlist) => (
        <AskedPlaylist key={playlist.id} playlist={playlist} genre={pitch.genre} />
      ))}
      <Others others={data.others} />
    </Stack>
  );
}

type AskedPlaylistProps = { playlist: Surroundings['playlists'][number]; genre: string };

function AskedPlaylist({ playlist, genre: ofPitch }: AskedPlaylistProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { genre, share, shortDay } = useFormats();
  const { name, count, ofGenre, tempo, songs } = playlist;
  return (
    <Stack gap={2}>
      <Heading level={3} size="small" className={styles.words}>
        {t('around.title', { name })}
      </Heading>
      {count === 0 ? (
        <Text size="small" tone="muted">
          {t('around.empty')}
        </Text>
      ) : (
        <Facts
          size="small"
          facts={[
            t('around.genre', { share: share(ofGenre / count), genre: genre(ofPitch) }),
            ...(tempo ? [t('around.tempo', tempo)] : []),
          ]}
        />
      )}
      {songs.length > 0 && (
        <ul aria-label={t('around.last')} className={styles.tracks}>
          {songs.map(({ id, title, artistName, addedOn }) => (
            <li key={id} className={styles.line}>
              <Text size="small" className={styles.words}>
                {`${title} · ${artistName}`}
              </Text>
              <Text size="small" tone="muted">
                {shortDay(addedOn)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Others({ others }: Pick<Surroundings, 'others'>) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { shortDay } = useFormats();
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {t('around.others')}
      </Heading>
      {others.length === 0 && (
        <Text size="small" tone="muted">
          {t('around.noOthers')}
        </Text>
      )}
      <ul aria-label={t('around.others')} className={styles.tracks}>
        {others.map(({ id, trackTitle, status, submissionDate, playlists }) => (
          <li key={id} className={styles.line}>
            <div className={styles.words}>
              <Text size="small">{trackTitle}</Text>
              <Inline gap={2} isWrapping>
                <PitchBadge status={status} />
                {playlists.length > 0 && (
                  <Text size="small" tone="muted">
                    {t('around.into', { names: playlists.join(', ') })}
                  </Text>
                )}
              </Inline>
            </div>
            <Text size="small" tone="muted">
              {shortDay(submissionDate)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
