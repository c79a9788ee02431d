import { useTranslation } from 'react-i18next';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { videoKinds } from '@/shared/files';
import { CheckedFileField } from '@/shared/ui/checked-file-field';
import { Field, Select, TextInput } from '@/shared/ui/field';
import type { CanvasDraft } from '../../model/use-canvas-form';

const rules = { ...canvasLimits, kinds: videoKinds, isSquare: true };

/** The track and its video: a file that is checked here, or an address. */
export function VideoFields({ draft }: { draft: CanvasDraft }) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { form, values, change, fault, tracks, choice, flashing, isVideoMissed } = draft;
  return (
    <>
      <Field label={t('form.track')} error={fault('trackId')}>
        <Select
          required
          value={values.trackId}
          options={[
            { value: '', label: t('form.chooseTrack') },
            ...tracks.map(({ id, title, isOut }) => ({
              value: id,
              label: isOut ? title : t('form.trackToCome', { title }),
            })),
          ]}
          onChange={({ target }) => change({ trackId: target.value })}
        />
      </Field>
      <CheckedFileField
        label={t('form.file')}
        error={isVideoMissed ? t('form.fault.video') : undefined}
        rules={rules}
        choice={choice}
        onChoose={(file) => void choice.choose(file)}
        flashing={flashing}
      />
      <Field
        most={canvasLimits.addressMax}
        label={t('form.videoUrl')}
        hint={t('form.videoUrlHint')}
        error={fault('videoUrl')}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('videoUrl')} />
      </Field>
    </>
  );
}
