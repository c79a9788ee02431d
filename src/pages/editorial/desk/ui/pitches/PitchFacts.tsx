import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { linesOf } from '@/shared/contract/pitch-choices.ts';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type PitchFactsProps = { pitch: JudgedPitch };

/** What the artist says of a song, and what was counted of the artist in 28 days. */
export function PitchFacts({ pitch }: PitchFactsProps) {
  const { t } = useTranslation(['pages.editorial.pitches', 'entities.pitch']);
  const { date, short } = useFormats();
  const { figures, genre, mood, language, releaseDate, submissionDate, targetPlaylists } = pitch;
  const { previousPlaylistInclusions, socialMediaLinks, pressKit } = pitch;
  const traits = (['isNewRelease', 'hasLyrics', 'hasRadioEdit', 'explicitContent'] as const)
    .filter((trait) => pitch[trait])
    .map((trait) => t(`trait.${trait}`));
  const addresses = [...linesOf(socialMediaLinks), ...(pressKit ? [pressKit] : [])];
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {t('facts', {
          release: date(releaseDate),
          sent: date(submissionDate),
          genre,
          mood: t(`entities.pitch:mood.${mood}`),
          language: t(`entities.pitch:language.${language}`),
        })}
      </Text>
      {traits.length > 0 && (
        <Text size="small" tone="muted">
          {traits.join(' · ')}
        </Text>
      )}
      {figures && (
        <Text size="small" isNumeric>
          {t('figures', {
            streams: short(figures.streams),
            listeners: short(figures.listeners),
            followers: short(figures.followers),
          })}
        </Text>
      )}
      <Text>{pitch.description}</Text>
      {targetPlaylists.length > 0 && (
        <Text size="small">{t('targets', { names: targetPlaylists.join(' · ') })}</Text>
      )}
      {previousPlaylistInclusions && (
        <Text size="small">{t('previousOn', { names: previousPlaylistInclusions })}</Text>
      )}
      {addresses.map((address) => (
        <Text key={address} size="small">
          <a href={address} target="_blank" rel="noreferrer noopener nofollow">
            {address}
          </a>
        </Text>
      ))}
    </Stack>
  );
}
