import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import type { CreatedPlace } from '@/entities/outbox';
import { campaignTypes, fanLimits } from '@/shared/contract/fan-choices.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { logFailure } from '@/shared/lib/log';
import { dayFromToday, useFormDraft } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { DateInput, Field, NumberInput, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { TagField } from '@/shared/ui/tag-field';
import { showToast } from '@/shared/ui/toast';
import { TooLate, UnsavedEdit } from '@/widgets/created-state';
import { type CampaignFaults, campaignFaults, isCampaignForm } from '../model/campaign-form';
import { type EditedCampaign, keepCampaign } from '../model/campaigns';
import { useAboutConcert } from '../model/use-about-concert';
import { useSaveCampaign } from '../model/use-save-edited';
import { useFirstFault } from '../model/use-first-fault';
import * as styles from './fans.css';
import { PresaleField } from './PresaleField';
import { Recovered } from './Recovered';
import { TierField } from './TierField';

type CampaignDialogProps = {
  /** Who offers it, and for whom. */
  place: CreatedPlace;
  /** One that is changed; null for a new one. */
  edited: EditedCampaign | null;
  /** What it is about to begin with. */
  concert?: Concert | undefined;
  onClose: () => void;
};

/** A Fans First campaign. Of a new one nothing is sent from here. */
export function CampaignDialog({ place, edited, concert, onClose }: CampaignDialogProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const dayRule = useDayRule();
  const today = dayFromToday(0);
  const about = useAboutConcert(concert);
  const draft = useFormDraft({
    name: `campaign-draft:${place.owner}:${place.artistId ?? ''}${concert ? `:${concert.id}` : ''}`,
    isForm: isCampaignForm,
    empty: about.campaign(),
    former: edited?.form ?? null,
  });
  const { form, change } = draft;
  const [faults, setFaults] = useState<CampaignFaults>({});
  const [late, setLate] = useState<'sent' | 'gone' | null>(null);
  const former = late === 'gone' ? null : edited;
  const frame = useRef<HTMLFormElement>(null);
  const failed = useFirstFault(frame);
  const { artistId } = place;
  const { refusal, told, isPending, save } = useSaveCampaign({ artistId, edited }, onClose);
  const leave = () => leaveBy(onClose);
  const sentence = (name: keyof CampaignFaults) => {
    const fault = faults[name];
    return fault ? t(`campaign.fault.${fault}`) : told[name];
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = campaignFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      failed();
      return;
    }
    if (former?.of === 'server') {
      void save(former.id, form);
      return;
    }
    try {
      const kept = keepCampaign(place, form, former?.id);
      setLate(kept === 'sent' || kept === 'gone' ? kept : null);
      if (kept === 'sent' || kept === 'gone') return;
      draft.forget();
      showToast(
        kept === 'kept'
          ? { tone: 'success', text: t('campaign.created') }
          : { tone: 'danger', text: t('noRoom', { title: form.title }) },
      );
      onClose();
    } catch (error) {
      logFailure('createCampaign', error);
      showToast({ tone: 'danger', text: t('campaign.failed') });
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={t(former ? 'campaign.titleEdit' : 'campaign.title')}
      description={t('campaign.text')}
      closeLabel={t('close')}
      size="large"
    >
      <form noValidate onSubmit={handleSubmit} ref={frame}>
        <Stack gap={5}>
          <FailureNotice>{(faults.title || faults.description) && t('alert')}</FailureNotice>
          <FailureNotice>{refusal}</FailureNotice>
          {draft.isRecovered && <Recovered onBegin={draft.begin} />}
          <Field most={fanLimits.titleMax} label={t('campaign.name')} error={sentence('title')}>
            <TextInput
              required
              autoComplete="off"
              value={form.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field
            most={fanLimits.textMax}
            label={t('campaign.description')}
            hint={t('textHint', { most: fanLimits.textMax })}
            error={sentence('description')}
          >
            <TextArea
              required
              value={form.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          </Field>
          <Field label={t('campaign.type')} error={told['type']}>
            <Select
              value={form.type}
              options={campaignTypes.map((value) => ({
                value,
                label: t(`entities.fan:campaignType.${value}`),
              }))}
              onChange={({ target }) =>
                change({ type: campaignTypes.find((type) => type === target.value) ?? form.type })
              }
            />
          </Field>
          {(form.type === 'concert_tickets' || form.concertId) && (
            <PresaleField
              artistId={place.artistId}
              value={form.concertId ?? ''}
              error={told['concertId']}
              onChange={(concertId) => change({ concertId })}
            />
          )}
          <div className={styles.pair}>
            <Field
              label={t('campaign.startDate')}
              hint={dayRule(form.startDate)}
              error={sentence('startDate')}
            >
              <DateInput
                value={form.startDate}
                onChange={({ target }) => change({ startDate: target.value })}
              />
            </Field>
            <Field label={t('campaign.endDate')} error={sentence('endDate')}>
              <DateInput
                min={form.startDate > today ? form.startDate : today}
                value={form.endDate}
                onChange={({ target }) => change({ endDate: target.value })}
              />
            </Field>
          </div>
          <TierField
            label={t('campaign.tiers')}
            hint={t('campaign.tiersHint')}
            value={form.eligibleTiers}
            error={told['eligibleTiers']}
            onChange={(eligibleTiers) => change({ eligibleTiers })}
          />
          <Field
            label={t('campaign.maxParticipants')}
            hint={t('campaign.maxHint')}
            error={sentence('maxParticipants')}
          >
            <NumberInput
              value={form.maxParticipants}
              onChange={({ target }) => change({ maxParticipants: target.value })}
            />
          </Field>
          <Field
            label={t('campaign.rewards')}
            hint={t('campaign.rewardsHint')}
            error={told['rewards']}
          >
            <TagField
              value={form.rewards}
              most={fanLimits.rewardsMax}
              longest={fanLimits.rewardMax}
              onChange={(rewards) => change({ rewards })}
            />
          </Field>
          {late && <TooLate why={late} isEditable />}
          <DialogActions>
            <Button variant="ghost" onClick={leave}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="solid" isPending={isPending}>
              {t(former ? 'save' : 'campaign.submit')}
            </Button>
          </DialogActions>
        </Stack>
        <UnsavedEdit isChanged={draft.isChanged} />
      </form>
    </Dialog>
  );
}
