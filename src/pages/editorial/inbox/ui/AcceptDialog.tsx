import { useTranslation } from 'react-i18next';
import { useDecidePitchMutation } from '@/entities/pitch';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { formSchema } from '@/shared/lib/form';
import { Checklist, Field, TextArea } from '@/shared/ui/field';
import { Workbench } from '@/shared/ui/workbench';
import { type DecisionDialogProps, useDecisionForm } from '../model/use-decision-form';

const schema = formSchema(async () => (await import('../model/decision-rules')).acceptPitchRules);

type Named = { id: string; name: string };
type AcceptDialogProps = DecisionDialogProps & { pitch: JudgedPitch };

/** Accepts a song into playlists, with the requested ones preselected and an optional message. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { data: playlists = [], isLoading } = useFeaturedPlaylistsQuery();
  // They decide what is preselected.
  return isLoading ? null : <AcceptWorkbench {...props} playlists={playlists} />;
}

type AcceptWorkbenchProps = AcceptDialogProps & { playlists: readonly Named[] };

function AcceptWorkbench({ pitch, playlists, taking, onDone, onClose }: AcceptWorkbenchProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { id, version, trackTitle: title, targetPlaylists } = pitch;
  const [decide] = useDecidePitchMutation();
  const hopedFor = playlists.filter(({ name }) => targetPlaylists.includes(name));
  const { form, values, change, fault, work } = useDecisionForm({
    action: 'decidePitch',
    about: `accept:${id}`,
    schema,
    empty: { playlistIds: hopedFor.map((playlist) => playlist.id), feedback: '' },
    sentences: { playlistIds: { missing: t('accept.choose') } },
    texts: { done: t('accept.done', { title }), failed: t('failed') },
    decide: (sent) => decide({ id, version, act: 'accept', ...sent }),
    taking,
    onDone,
  });
  const fields = (
    <>
      <Checklist
        label={t('accept.playlists')}
        error={fault('playlistIds')}
        options={playlists.map((playlist) => ({ value: playlist.id, label: playlist.name }))}
        value={values.playlistIds}
        onChange={(playlistIds) => change({ playlistIds })}
      />
      <Field
        most={pitchLimits.textMax}
        label={t('accept.word')}
        hint={t('accept.wordHint')}
        error={fault('feedback')}
      >
        <TextArea {...form.register('feedback')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('accept.of', { title })}
      description={t('accept.text')}
      size="medium"
      steps={[{ title: t('accept.act'), content: fields }]}
      work={work}
      submitLabel={t('accept.act')}
      onClose={onClose}
    />
  );
}
