import { useTranslation } from 'react-i18next';
import { getLines } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './inbox.css';

type PitchSheetProps = { pitch: JudgedPitch };

/** What the artist says of a song, and figures of 28 days. */
export function PitchSheet({ pitch }: PitchSheetProps) {
  const { t } = useTranslation([
    'pages.editorial.pitches',
    'pages.editorial.inbox',
    'entities.pitch',
  ]);
  const { date, genre, short } = useFormats();
  const { figures, description, targetPlaylists, previousPlaylistInclusions: previous } = pitch;
  const traits = (['isNewRelease', 'hasLyrics', 'hasRadioEdit', 'explicitContent'] as const)
    .filter((trait) => pitch[trait])
    .map((trait) => t(`entities.pitch:look.trait.${trait}`));
  const addresses = [
    ...getLines(pitch.socialMediaLinks),
    ...(pitch.pressKit ? [pitch.pressKit] : []),
  ];
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { name: t('pages.editorial.inbox:facts.release'), value: date(pitch.releaseDate) },
          { name: t('pages.editorial.inbox:facts.sent'), value: date(pitch.submissionDate) },
          { name: t('pages.editorial.inbox:facts.answer'), value: date(pitch.answerBy) },
          targetPlaylists.length > 0 && {
            name: t('facts.targets'),
            value: targetPlaylists.join(', '),
          },
          { name: t('facts.genre'), value: genre(pitch.genre) },
          { name: t('facts.mood'), value: t(`entities.pitch:mood.${pitch.mood}`) },
          { name: t('facts.language'), value: t(`entities.pitch:language.${pitch.language}`) },
          traits.length > 0 && { name: t('facts.traits'), value: traits.join(', ') },
          figures !== null && { name: t('facts.streams'), value: short(figures.streams) },
          figures !== null && { name: t('facts.listeners'), value: short(figures.listeners) },
          figures !== null && { name: t('facts.followers'), value: short(figures.followers) },
          previous !== '' && { name: t('facts.previous'), value: previous },
        ]}
      />
      <Text className={styles.written}>{description}</Text>
      {addresses.map((address) => (
        <Text key={address} size="small" className={styles.words}>
          <OutwardLink href={address}>{address}</OutwardLink>
        </Text>
      ))}
    </Stack>
  );
}
