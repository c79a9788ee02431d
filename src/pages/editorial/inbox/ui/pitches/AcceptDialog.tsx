import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptPitchMutation } from '@/entities/pitch';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { Checklist, Field, TextArea } from '@/shared/ui/field';
import { useDecided } from '../../model/use-decided';
import { DecisionDialog } from '../DecisionDialog';

type AcceptDialogProps = { pitch: JudgedPitch; onClose: () => void };

/** Accepts a song into playlists, those that the artist hoped for ticked before, with a word if one likes. */
export function AcceptDialog({ pitch, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { id, version, trackTitle: title, targetPlaylists } = pitch;
  const [accept, { isLoading }] = useAcceptPitchMutation();
  const { data: playlists = [] } = useFeaturedPlaylistsQuery();
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [feedback, setFeedback] = useState('');
  const [isTried, setTried] = useState(false);
  const decided = useDecided('decidePitch');
  const hopedFor = playlists.filter(({ name }) => targetPlaylists.includes(name));
  const playlistIds = chosen ?? hopedFor.map((playlist) => playlist.id);
  const handleDecide = async () => {
    setTried(true);
    if (playlistIds.length === 0) return;
    const { error } = await accept({ id, version, playlistIds, feedback });
    if (decided(error, { done: t('accept.done', { title }), failed: t('failed') })) onClose();
  };
  return (
    <DecisionDialog
      title={t('accept.of', { title })}
      text={t('accept.text')}
      labels={{ close: t('close'), cancel: t('cancel'), act: t('accept.act') }}
      isPending={isLoading}
      onDecide={handleDecide}
      onClose={onClose}
    >
      <Checklist
        label={t('accept.playlists')}
        error={isTried && playlistIds.length === 0 ? t('accept.choose') : undefined}
        options={playlists.map((playlist) => ({ value: playlist.id, label: playlist.name }))}
        value={playlistIds}
        onChange={setChosen}
      />
      <Field most={pitchLimits.textMax} label={t('accept.word')} hint={t('accept.wordHint')}>
        <TextArea value={feedback} onChange={({ target }) => setFeedback(target.value)} />
      </Field>
    </DecisionDialog>
  );
}
