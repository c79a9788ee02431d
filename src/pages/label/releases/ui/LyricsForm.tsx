import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useGiveLyricsMutation } from '@/entities/release';
import { isProblem, problemText } from '@/shared/api';
import { lyricsLimits } from '@/shared/contract/lyrics.ts';
import type { Track } from '@/shared/contract/track.ts';
import { type LyricsFault, parseLyrics } from '@/shared/rules/lyrics/parse-lyrics.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextArea } from '@/shared/ui/field';
import { takeFocus } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { showToast } from '@/shared/ui/toast';
import { LyricsPreview } from './LyricsPreview';
import { RemoveLyrics } from './RemoveLyrics';
import { useLyricsFile } from './use-lyrics-file';

type LyricsFormProps = {
  track: Track;
  onDone: () => void;
};

/** A text or a file, with what was understood of it. */
export function LyricsForm({ track, onDone }: LyricsFormProps) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const [give, { isLoading }] = useGiveLyricsMutation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<LyricsFault | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const { id, title, album, hasLyrics } = track;
  const understood = text.trim() === '' ? null : parseLyrics(text);
  const found = typeof understood === 'string' ? understood : fault;

  const change = (next: string) => {
    setText(next);
    setFault(next.length > lyricsLimits.given ? 'tooLarge' : null);
    setRefusal(undefined);
  };
  const file = useLyricsFile({ onText: change, onTooLarge: () => setFault('tooLarge') });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (understood === null) return setFault('empty');
    if (found !== null) return undefined;
    const { error } = await give({ label, id, albumId: album.id, text });
    if (error) {
      const field = isProblem(error) ? error.fields?.['text'] : undefined;
      return setRefusal(field ?? problemText(error, t('lyrics.saveFailed')));
    }
    showToast({ tone: 'success', text: t('lyrics.saved') });
    return onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={3}>
        <Field
          label={t('lyrics.field', { title })}
          hint={t('lyrics.hint')}
          error={found === null ? refusal : t(`lyrics.fault.${found}`)}
        >
          <TextArea
            ref={takeFocus}
            rows={6}
            dir="auto"
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        {typeof understood === 'object' && understood && found === null && (
          <LyricsPreview lyrics={understood} />
        )}
        {file.input}
        <Inline gap={2} isWrapping>
          <Button type="submit" variant="solid" size="small" isPending={isLoading}>
            {t('lyrics.save')}
          </Button>
          <Button size="small" onClick={file.choose}>
            {t('lyrics.file')}
          </Button>
          {hasLyrics && <RemoveLyrics track={track} onDone={onDone} />}
          <Button variant="ghost" size="small" onClick={onDone}>
            {t('lyrics.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
