import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCampaignMutation, useChangeNoticeMutation } from '@/entities/fan';
import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import type { CampaignForm } from './campaign-form';
import { type EditedCampaign, fieldsOf } from './campaigns';
import type { NoticeForm } from './notice-form';
import { type EditedNotice, noticeFields } from './notices';

type Edited = Pick<EditedCampaign, 'id' | 'version'>;

/** Changes what the server has already; `refusal` is why it did not, in words. */
export function useSaveEdited(artistId: string | undefined, onSaved: () => void) {
  const { t } = useTranslation('pages.promotion.fans');
  const [changeCampaign, campaign] = useChangeCampaignMutation();
  const [changeNotice, notice] = useChangeNoticeMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function settle(saving: Promise<{ error?: unknown }>) {
    setRefusal(null);
    const { error } = await saving;
    if (error) {
      logFailure('changeOfFans', error);
      setRefusal((isProblem(error) && error.message) || t('saveFailed'));
      return;
    }
    showToast({ tone: 'success', text: t('saved') });
    onSaved();
  }
  const seen = (version: number | undefined) => (version === undefined ? {} : { version });
  return {
    refusal,
    isPending: campaign.isLoading || notice.isLoading,
    saveCampaign: ({ id, version }: Edited, form: CampaignForm) =>
      settle(changeCampaign({ id, artistId, body: { ...fieldsOf(form), ...seen(version) } })),
    saveNotice: ({ id, version }: Pick<EditedNotice, 'id' | 'version'>, form: NoticeForm) =>
      settle(changeNotice({ id, artistId, body: { ...noticeFields(form), ...seen(version) } })),
  };
}
