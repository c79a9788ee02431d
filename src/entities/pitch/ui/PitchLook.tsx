import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgedPitch, Pitch, PitchDetails } from '@/shared/contract/pitch.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { PitchBadge } from './PitchBadge';
import { PitchFacts } from './PitchFacts';
import * as styles from './PitchLook.css';

export type DetailedPitch = Pitch & PitchDetails & Partial<Pick<JudgedPitch, 'figures'>>;

type PitchLookProps = {
  pitch: DetailedPitch;
  /** Without it the sound is said to be missing. */
  sound?: ReactNode;
};

export function PitchLook({ pitch, sound }: PitchLookProps) {
  const { t } = useTranslation('entities.pitch');
  const heading = useId();
  const { id, trackTitle, artistName, status, coverImage } = pitch;
  return (
    <Surface as="article" className={styles.pitch} aria-labelledby={heading}>
      <Artwork src={coverImage} seed={id} sizes="200px" className={styles.cover} />
      <Stack gap={4} className={styles.words}>
        <Stack gap={1}>
          <Inline gap={2} isWrapping>
            <Heading level={3} id={heading}>
              {trackTitle}
            </Heading>
            <PitchBadge status={status} />
          </Inline>
          <Text>{artistName}</Text>
        </Stack>
        {sound ?? (
          <Text size="small" tone="muted">
            {t('look.noSound')}
          </Text>
        )}
        <PitchFacts pitch={pitch} />
      </Stack>
    </Surface>
  );
}
