import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LyricsFault, parseLyrics } from '@/shared/rules/lyrics/parse-lyrics.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextArea } from '@/shared/ui/field';
import { Fold } from '@/shared/ui/fold';
import { Inline, Stack } from '@/shared/ui/stack';
import { takeLyrics } from '../lib/take-lyrics';
import type { EditedTrack } from '../model/edited-draft';
import { LyricsPreview } from './LyricsPreview';
import { useLyricsFile } from './use-lyrics-file';

type TrackLyricsProps = {
  track: EditedTrack;
  /** From 1. */
  position: number;
  onEdit: (change: Partial<EditedTrack>) => void;
};

/** The lyrics of a song that is not out: saved with the draft once they are understood. */
export function TrackLyrics({ track, position, onEdit }: TrackLyricsProps) {
  const { t } = useTranslation('pages.label.releases');
  const { lyrics, lyricsFault } = track;
  /** Of a file whose text could not be shown. */
  const [fileFault, setFileFault] = useState<LyricsFault | null>(null);
  const change = (text: string) => {
    setFileFault(null);
    onEdit(takeLyrics(text));
  };
  const file = useLyricsFile({ onText: change, onTooLarge: () => setFileFault('tooLarge') });
  const fault = fileFault ?? lyricsFault;
  const understood = lyrics === '' || lyricsFault !== null ? null : parseLyrics(lyrics);
  const label = t('track.lyrics', { place: position });
  const state = lyricsFault ? 'faulty' : lyrics === '' ? 'missing' : 'given';
  return (
    <Fold summary={t('track.lyricsOf', { label, state: t(`lyrics.${state}`) })}>
      <Stack gap={3}>
        <Field
          label={label}
          hint={t('lyrics.hint')}
          error={fault === null ? undefined : t(`lyrics.fault.${fault}`)}
        >
          <TextArea
            rows={6}
            dir="auto"
            value={lyrics}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        {typeof understood === 'object' && understood && <LyricsPreview lyrics={understood} />}
        {file.input}
        <Inline gap={2} isWrapping>
          <Button size="small" onClick={file.choose}>
            {t('lyrics.file')}
          </Button>
          {lyrics !== '' && (
            <Button size="small" variant="ghost" onClick={() => change('')}>
              {t('track.lyricsRemove')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Fold>
  );
}
