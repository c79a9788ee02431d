import { useTranslation } from 'react-i18next';
import { getLines } from '@/shared/contract/pitch-choices.ts';
import { useFormats } from '@/shared/lib/format';
import { Facts } from '@/shared/ui/facts';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { DetailedPitch } from './PitchLook';

type PitchFactsProps = {
  /** As it was sent, or is being typed. */
  pitch: DetailedPitch;
};

/** The artist's statements about a song, and figures of 28 days. */
export function PitchFacts({ pitch }: PitchFactsProps) {
  const { t } = useTranslation('entities.pitch');
  const { date, genre, short } = useFormats();
  const { figures, mood, language, releaseDate, submissionDate, targetPlaylists } = pitch;
  const { previousPlaylistInclusions, socialMediaLinks, pressKit } = pitch;
  const [firstTarget, ...otherTargets] = targetPlaylists;
  const traits = (['isNewRelease', 'hasLyrics', 'hasRadioEdit', 'explicitContent'] as const)
    .filter((trait) => pitch[trait])
    .map((trait) => t(`look.trait.${trait}`));
  const addresses = [...getLines(socialMediaLinks), ...(pressKit ? [pressKit] : [])];
  return (
    <Stack gap={2}>
      <Facts
        size="small"
        tone="muted"
        facts={[
          ...(releaseDate
            ? [
                t('look.release', { release: date(releaseDate) }),
                t('look.sent', { sent: date(submissionDate) }),
              ]
            : []),
          genre(pitch.genre),
          t(`mood.${mood}`),
          t(`language.${language}`),
        ]}
      />
      {traits.length > 0 && <Facts size="small" tone="muted" facts={traits} />}
      {figures && (
        <Facts
          size="small"
          facts={[
            t('look.figures', {
              streams: t('look.streams', {
                count: figures.streams,
                streams: short(figures.streams),
              }),
              listeners: t('look.listeners', {
                count: figures.listeners,
                listeners: short(figures.listeners),
              }),
            }),
            t('look.followers', {
              count: figures.followers,
              followers: short(figures.followers),
            }),
          ]}
        />
      )}
      <Text>{pitch.description}</Text>
      {firstTarget !== undefined && (
        <Facts size="small" facts={[t('look.targets', { names: firstTarget }), ...otherTargets]} />
      )}
      {previousPlaylistInclusions && (
        <Text size="small">{t('look.previousOn', { names: previousPlaylistInclusions })}</Text>
      )}
      {addresses.map((address) => (
        <Text key={address} size="small">
          <OutwardLink href={address}>{address}</OutwardLink>
        </Text>
      ))}
    </Stack>
  );
}
