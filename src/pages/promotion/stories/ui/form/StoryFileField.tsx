import { useTranslation } from 'react-i18next';
import { CheckedFileField, type MediaKind, mediaRules } from '@/shared/ui/checked-file-field';
import { Text } from '@/shared/ui/text';
import type { StoryDraft } from '../../model/use-story-form';

type StoryFileFieldProps = {
  type: MediaKind;
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
        rules={mediaRules[type]}
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
