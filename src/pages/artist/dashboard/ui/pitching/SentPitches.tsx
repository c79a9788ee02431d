import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { pitches, usePitches } from '@/entities/pitch';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import * as styles from './Pitching.css';

const tones = {
  pending: 'warning',
  under_review: 'info',
  accepted: 'success',
  rejected: 'neutral',
} as const;

/**
 * What a person has proposed, and what became of it.
 * @states default empty
 */
export function SentPitches({ owner }: { owner: string }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { date } = useFormats();
  const sent = usePitches(owner);
  if (sent.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('pitching.yours')}</Heading>
      <ul className={styles.pitches}>
        {sent.map((pitch) => (
          <li key={pitch.id} className={styles.pitch}>
            <Inline gap={2} isWrapping>
              <Heading level={4}>{pitch.trackTitle}</Heading>
              <Badge tone={tones[pitch.status]}>{t(`pitching.status.${pitch.status}`)}</Badge>
              <Badge>{t('pitching.local')}</Badge>
            </Inline>
            <Text size="small" tone="muted">
              {t('pitching.about', {
                release: date(pitch.releaseDate),
                sent: date(pitch.submissionDate),
              })}
            </Text>
            {pitch.targetPlaylists.length > 0 && (
              <Text size="small">{pitch.targetPlaylists.join(' · ')}</Text>
            )}
            <div>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('pitching.discardOf', { title: pitch.trackTitle })}
                onClick={() => {
                  pitches.remove(owner, pitch.id);
                  showToast({
                    text: t('pitching.discarded', { title: pitch.trackTitle }),
                    action: { label: t('pitching.undo'), onPress: () => pitches.add(owner, pitch) },
                  });
                }}
              >
                {t('pitching.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
