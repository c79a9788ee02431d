import { useTranslation } from 'react-i18next';
import type { OutboxScope, FormSource } from '@/entities/outbox';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Workbench } from '@/shared/ui/workbench';
import type { CampaignForm, NewCampaign } from '../../model/marquee-rules';
import { useCampaignForm } from '../../model/use-campaign-form';
import { AudienceFields } from './AudienceFields';
import { CampaignPreview } from './CampaignPreview';
import { CreativeFields } from './CreativeFields';
import { OfferFields } from './OfferFields';

type CampaignWorkbenchProps = {
  scope: OutboxScope;
  source: FormSource<NewCampaign, MarqueeCampaign>;
  /** Preset by another screen. */
  preset: Partial<CampaignForm> | null;
  onClose: () => void;
};

/** Creates or edits a campaign. A new one sends no request. */
export function CampaignWorkbench({ onClose, ...options }: CampaignWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const draft = useCampaignForm({ ...options, onDone: onClose });
  return (
    <Workbench
      title={draft.isNew ? t('create') : t('form.titleEdit')}
      description={t('form.text')}
      size="widest"
      steps={[
        { title: t('form.offer'), content: <OfferFields draft={draft} /> },
        { title: t('form.audience'), content: <AudienceFields draft={draft} /> },
        { title: t('form.creative'), content: <CreativeFields draft={draft} /> },
      ]}
      preview={<CampaignPreview draft={draft} />}
      work={draft.work}
      submitLabel={draft.isNew ? t('form.submit') : t('form.save')}
      onClose={onClose}
    />
  );
}
