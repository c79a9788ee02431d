import { useTranslation } from 'react-i18next';
import { marqueeAssetKinds, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { Field, TextArea } from '@/shared/ui/field';
import type { CampaignDraft } from '../../model/use-campaign-form';
import { AssetField } from './AssetField';
import { CampaignFileField } from './CampaignFileField';

const { copyMax } = marqueeLimits;

type CreativeFieldsProps = {
  draft: CampaignDraft;
};

/** Texts, and the artist's files or their addresses. */
export function CreativeFields({ draft }: CreativeFieldsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { form, fault } = draft;
  return (
    <>
      <Field
        most={copyMax}
        label={t('form.copy')}
        hint={t('form.copyHint', { most: copyMax })}
        error={fault('copy')}
      >
        <TextArea {...form.register('copy')} />
      </Field>
      <CampaignFileField draft={draft} />
      {marqueeAssetKinds.map((kind) => (
        <AssetField key={kind} kind={kind} draft={draft} />
      ))}
    </>
  );
}
