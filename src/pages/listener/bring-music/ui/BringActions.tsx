import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import type { BroughtFile, LeftOut } from '../lib/brought-file';
import type { BroughtTrack } from '../lib/report';
import { type Brought, useBring } from '../model/use-bring';

type BringActionsProps = {
  kind: BroughtFile['kind'];
  name: string;
  /** The file says that these are likes. */
  isLiked: boolean;
  leftOut: LeftOut;
  tracks: readonly BroughtTrack[];
  /** How many of the tracks the file names once more. */
  repeated: number;
  /** Guesses that are neither accepted nor changed. */
  undecided: number;
  onCancel: () => void;
  onDone: (brought: Brought) => void;
};

/** A list becomes a playlist or likes; a history joins the history. */
export function BringActions(props: BringActionsProps) {
  const { kind, isLiked, leftOut, tracks, repeated, undecided, onCancel, onDone } = props;
  const { t } = useTranslation('pages.listener.bring-music');
  const [name, setName] = useState(props.name.slice(0, playlistLimits.nameMax));
  const bring = useBring(tracks, onDone);
  const { pending, failure } = bring;
  const isNothing = tracks.length === 0;

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed !== '' && !isNothing) void bring.createPlaylist(trimmed);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Surface gap={4}>
        {kind === 'list' && (
          <Field label={t('bring.name')} most={playlistLimits.nameMax}>
            <TextInput
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        )}
        <Stack gap={1}>
          <Text>{t(`bring.count.${kind}`, { count: tracks.length })}</Text>
          {kind === 'list' && repeated > 0 && (
            <Text tone="muted">{t('bring.repeated', { count: repeated })}</Text>
          )}
          {undecided > 0 && <Text tone="muted">{t('bring.undecided', { count: undecided })}</Text>}
          <LeftOutNote leftOut={leftOut} />
          <Text tone="muted">{t('bring.noPlays')}</Text>
        </Stack>
        {failure !== null && <FailureNotice>{failure}</FailureNotice>}
        <Inline gap={3} isWrapping>
          {kind === 'list' ? (
            <>
              <Button
                type="submit"
                variant={isLiked ? 'outline' : 'solid'}
                disabled={isNothing || name.trim() === ''}
                isPending={pending === 'playlist'}
              >
                {t('bring.playlist')}
              </Button>
              <Button
                variant={isLiked ? 'solid' : 'outline'}
                disabled={isNothing}
                isPending={pending === 'likes'}
                onClick={() => void bring.addLikes()}
              >
                {t('bring.likes')}
              </Button>
            </>
          ) : (
            <Button
              variant="solid"
              disabled={isNothing}
              isPending={pending === 'history'}
              onClick={() => void bring.addListens()}
            >
              {t('bring.history')}
            </Button>
          )}
          <Button variant="ghost" disabled={pending !== null} onClick={onCancel}>
            {t('bring.other')}
          </Button>
        </Inline>
      </Surface>
    </form>
  );
}

const reasons = ['undated', 'skipped', 'hidden', 'nameless'] as const;

/** What of the file stays out, and why, before anything is saved. */
function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('pages.listener.bring-music');
  return reasons
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => (
      <Text key={reason} tone="muted">
        {t(`bring.leftOut.${reason}`, { count: leftOut[reason] })}
      </Text>
    ));
}
