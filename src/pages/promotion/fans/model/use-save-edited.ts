import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCampaignMutation, useChangeNoticeMutation } from '@/entities/fan';
import { isProblem, problemText } from '@/shared/api';
import { useSeen } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import type { CampaignForm } from './campaign-form';
import { type EditedCampaign, fieldsOf } from './campaigns';
import type { NoticeForm } from './notice-form';
import { type EditedNotice, noticeFields } from './notices';

type Told = { readonly [field: string]: string };

/** Waits for what is saved, and holds why it was not: in words, and what the server says of which field. */
function useSaving(onSaved: () => void) {
  const { t } = useTranslation('pages.promotion.fans');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [told, setTold] = useState<Told>({});

  async function settle(
    saving: Promise<{ error?: unknown }>,
    noteRefusal: (failure: unknown) => void,
  ) {
    setRefusal(null);
    setTold({});
    const { error } = await saving;
    if (error) {
      logFailure('changeOfFans', error);
      noteRefusal(error);
      setRefusal(problemText(error, t('saveFailed')));
      setTold((isProblem(error) && error.fields) || {});
      return;
    }
    showToast({ tone: 'success', text: t('saved') });
    onSaved();
  }
  return { refusal, told, settle };
}

/** Changes a campaign that the server has already. */
export function useSaveCampaign(
  { artistId, edited }: { artistId: string | undefined; edited: EditedCampaign | null },
  onSaved: () => void,
) {
  const [change, { isLoading: isPending }] = useChangeCampaignMutation();
  const seen = useSeen<Partial<ReturnType<typeof fieldsOf>>>(edited ? fieldsOf(edited.form) : {});
  const { settle, ...state } = useSaving(onSaved);
  const save = (id: string, form: CampaignForm) => {
    const { changes, seen: saw } = seen.changesOf(fieldsOf(form));
    return settle(change({ id, artistId, body: { ...changes, seen: saw } }), seen.noteRefusal);
  };
  return { ...state, isPending, save };
}

/** Changes a notification that the server has already, unless it was called off or planned anew meanwhile. */
export function useSaveNotice(
  { artistId, edited }: { artistId: string | undefined; edited: EditedNotice | null },
  onSaved: () => void,
) {
  const [change, { isLoading: isPending }] = useChangeNoticeMutation();
  type Fields = ReturnType<typeof noticeFields> & { status: string };
  const opened = edited ? { ...noticeFields(edited.form), status: edited.status } : {};
  const seen = useSeen<Partial<Fields>>(opened, ['status']);
  const { settle, ...state } = useSaving(onSaved);
  const save = (id: string, form: NoticeForm) => {
    const { changes, seen: saw } = seen.changesOf(noticeFields(form));
    return settle(change({ id, artistId, body: { ...changes, seen: saw } }), seen.noteRefusal);
  };
  return { ...state, isPending, save };
}
