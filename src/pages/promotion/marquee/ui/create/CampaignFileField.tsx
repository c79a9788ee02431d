import { useTranslation } from 'react-i18next';
import { photoKinds, storySoundKinds, videoKinds } from '@/shared/files';
import { CheckedFileField, mediaRules } from '@/shared/ui/checked-file-field';
import { Text } from '@/shared/ui/text';
import type { CampaignDraft } from '../../model/use-campaign-form';

/** Before the file says what it is. */
const anyRules = {
  kinds: [...photoKinds, ...videoKinds, ...storySoundKinds],
  bytes: mediaRules.video.bytes,
};

type CampaignFileFieldProps = {
  draft: CampaignDraft;
};

/** One field for a picture, a video or a sound, checked before it is kept. */
export function CampaignFileField({ draft: { file, chooseFile, fault } }: CampaignFileFieldProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { chosen, kind } = file;
  return (
    <>
      <CheckedFileField
        label={t('form.file.label')}
        error={kind ? fault(kind) : undefined}
        rules={chosen ? mediaRules[chosen.media] : anyRules}
        accepted={anyRules}
        choice={file}
        onChoose={(picked) => void chooseFile(picked)}
        flashing={chosen?.state === 'ready' ? chosen.found.flashing : null}
      />
      <Text size="small" tone="muted">
        {t('form.file.hint')}
      </Text>
    </>
  );
}
