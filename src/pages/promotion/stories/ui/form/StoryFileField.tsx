import { useTranslation } from 'react-i18next';
import { storyLimits } from '@/shared/contract/story-limits.ts';
import { photoKinds, storySoundKinds, videoKinds } from '@/shared/files';
import { CheckedFileField, type FileRules } from '@/shared/ui/checked-file-field';
import { Text } from '@/shared/ui/text';
import type { FileType } from '../../model/check-file';
import type { StoryDraft } from '../../model/use-story-form';

const { bytes, secondsMin, videoSecondsMax, audioSecondsMax, sideMin, sideMax } = storyLimits;

const rules: { [type in FileType]: FileRules } = {
  photo: { kinds: photoKinds, bytes: bytes.photo },
  video: {
    kinds: videoKinds,
    bytes: bytes.video,
    secondsMin,
    secondsMax: videoSecondsMax,
    sideMin,
    sideMax,
  },
  audio: { kinds: storySoundKinds, bytes: bytes.audio, secondsMin, secondsMax: audioSecondsMax },
};

type StoryFileFieldProps = {
  type: FileType;
  draft: StoryDraft;
};

/** The file of a story, checked before it is kept. */
export function StoryFileField({ type, draft }: StoryFileFieldProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { choice, ready, isFileMissed } = draft;
  return (
    <>
      <CheckedFileField
        label={t(`file.label.${type}`)}
        error={isFileMissed ? t('file.missing') : undefined}
        rules={rules[type]}
        choice={choice}
        onChoose={(file) => void choice.choose({ type, file, name: file.name })}
        flashing={ready?.found.flashing ?? null}
      />
      <Text size="small" tone="muted">
        {t(`file.rule.${type}`)}
      </Text>
    </>
  );
}
