import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { campaignTypes, fanLimits } from '@/shared/contract/fan-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { DateInput, Field, NumberInput, Select, TextArea, TextInput } from '@/shared/ui/field';
import { TagField } from '@/shared/ui/tag-field';
import { Workbench } from '@/shared/ui/workbench';
import { type CampaignDraft, useCampaignForm } from '../../model/use-campaign-form';
import { CampaignPreview } from './CampaignPreview';
import { PresaleField } from './PresaleField';
import { TierField } from './TierField';

const { titleMax, textMax, rewardsMax, rewardMax } = fanLimits;

type CampaignWorkbenchProps = Omit<Parameters<typeof useCampaignForm>[0], 'onDone'> & {
  onClose: () => void;
};

/** Creates or edits a Fans First campaign. A new one sends no request. */
export function CampaignWorkbench({ onClose, ...options }: CampaignWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const draft = useCampaignForm({ ...options, onDone: onClose });
  return (
    <Workbench
      title={t(draft.isNew ? 'campaign.title' : 'campaign.titleEdit')}
      description={t('campaign.text')}
      steps={[
        { title: t('campaign.steps.offer'), content: <OfferFields draft={draft} /> },
        { title: t('campaign.steps.who'), content: <AudienceFields draft={draft} /> },
      ]}
      preview={<CampaignPreview draft={draft} />}
      work={draft.work}
      submitLabel={t(draft.isNew ? 'campaign.submit' : 'save')}
      onClose={onClose}
    />
  );
}

type FieldsProps = { draft: CampaignDraft };

function OfferFields({ draft: { form, values, change, fault, artistId } }: FieldsProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  return (
    <>
      <Field most={titleMax} label={t('campaign.name')} error={fault('title')}>
        <TextInput required autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        most={textMax}
        label={t('campaign.description')}
        hint={t('textHint', { most: textMax })}
        error={fault('description')}
      >
        <TextArea required {...form.register('description')} />
      </Field>
      <Field label={t('campaign.type')} error={fault('type')}>
        <Select
          {...form.register('type')}
          options={campaignTypes.map((value) => ({
            value,
            label: t(`entities.fan:campaignType.${value}`),
          }))}
        />
      </Field>
      {(values.type === 'concert_tickets' || values.concertId) && (
        <PresaleField
          artistId={artistId}
          value={values.concertId}
          error={fault('concertId')}
          onChange={(concertId) => change({ concertId })}
        />
      )}
      <Field
        label={t('campaign.rewards')}

        error={fault('rewards')}
      >
        <TagField
          value={values.rewards}
          most={rewardsMax}
          longest={rewardMax}
          onChange={(rewards) => change({ rewards })}
        />
      </Field>
    </>
  );
}

function AudienceFields({ draft: { form, values, change, fault } }: FieldsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const dayRule = useDayRule();
  const { startDate } = values;
  const today = dayFromToday(0);
  return (
    <>
      <Field label={t('campaign.startDate')} hint={dayRule(startDate)} error={fault('startDate')}>
        <DateInput {...form.register('startDate')} />
      </Field>
      <Field label={t('campaign.endDate')} error={fault('endDate')}>
        <DateInput min={startDate > today ? startDate : today} {...form.register('endDate')} />
      </Field>
      <TierField
        label={t('campaign.tiers')}
        hint={t('campaign.tiersHint')}
        value={values.eligibleTiers}
        error={fault('eligibleTiers')}
        onChange={(eligibleTiers) => change({ eligibleTiers })}
      />
      <Field
        label={t('campaign.maxParticipants')}
        hint={t('campaign.maxHint')}
        error={fault('maxParticipants')}
      >
        <NumberInput {...form.register('maxParticipants')} />
      </Field>
    </>
  );
}
