import { Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareScope } from '@/entities/recording-share';
import type { SharedTracks as Tracks } from '@/shared/contract/recording-share.ts';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { ShareDialog } from './ShareDialog';
import { ShareSheet } from './ShareSheet';

type SharedTrackProps = {
  track: Tracks['tracks'][number];
  artist: string;
  canPropose: boolean;
  scope: ShareScope;
};

/** A recording with the sheet that holds, and the one that waits. */
export function SharedTrack({ track, artist, canPropose, scope }: SharedTrackProps) {
  const { t } = useTranslation('widgets.recording-shares');
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { name, shares } = track;
  const isWaiting = shares.some(({ state }) => state === 'proposed');
  const current = shares.filter(({ state, isInForce }) => isInForce || state === 'proposed');
  const coming = shares.filter(({ state, isInForce }) => state === 'accepted' && !isInForce);
  const shown = isWhole ? shares : current;
  return (
    <Surface as="li">
      <Stack gap={3}>
        <Inline gap={3} justify="between" isWrapping>
          <Heading level={4} size="small">
            {name}
          </Heading>
          {canPropose && !isWaiting && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={t('shareOf', { title: name })}
              onClick={() => setOpen(true)}
            >
              <Split size={16} aria-hidden />
              {t('share')}
            </Button>
          )}
        </Inline>
        {shown.length === 0 && (
          <Text size="small" tone="muted">
            {t('whole')}
          </Text>
        )}
        {shown.map((share) => (
          <ShareSheet key={share.id} share={share} scope={scope} canWithdraw={canPropose} />
        ))}
        {shares.length > current.length && (
          <Inline>
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isWhole}
              aria-label={t(isWhole ? 'fewerOf' : 'allOf', { title: name })}
              onClick={() => setWhole(!isWhole)}
            >
              {t(isWhole ? 'fewer' : coming.length > 0 ? 'coming' : 'all')}
            </Button>
          </Inline>
        )}
      </Stack>
      {isOpen && (
        <ShareDialog track={track} artist={artist} scope={scope} onClose={() => setOpen(false)} />
      )}
    </Surface>
  );
}
