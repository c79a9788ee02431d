import { useTranslation } from 'react-i18next';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { linesOf } from '@/shared/contract/pitch-choices.ts';
import { useFormats } from '@/shared/lib/format';
import { Facts } from '@/shared/ui/facts';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type PitchFactsProps = { pitch: JudgedPitch };

/** What the artist says of a song, and what was counted of the artist in 28 days. */
export function PitchFacts({ pitch }: PitchFactsProps) {
  const { t } = useTranslation(['pages.editorial.pitches', 'entities.pitch']);
  const { date, short } = useFormats();
  const { figures, genre, mood, language, releaseDate, submissionDate, targetPlaylists } = pitch;
  const { previousPlaylistInclusions, socialMediaLinks, pressKit } = pitch;
  const [firstTarget, ...otherTargets] = targetPlaylists;
  const traits = (['isNewRelease', 'hasLyrics', 'hasRadioEdit', 'explicitContent'] as const)
    .filter((trait) => pitch[trait])
    .map((trait) => t(`trait.${trait}`));
  const addresses = [...linesOf(socialMediaLinks), ...(pressKit ? [pressKit] : [])];
  return (
    <Stack gap={2}>
      <Facts
        size="small"
        tone="muted"
        facts={[
          t('facts.release', { release: date(releaseDate) }),
          t('facts.sent', { sent: date(submissionDate) }),
          genre,
          t(`entities.pitch:mood.${mood}`),
          t(`entities.pitch:language.${language}`),
        ]}
      />
      {traits.length > 0 && <Facts size="small" tone="muted" facts={traits} />}
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
      {firstTarget !== undefined && (
        <Facts size="small" facts={[t('targets', { names: firstTarget }), ...otherTargets]} />
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
