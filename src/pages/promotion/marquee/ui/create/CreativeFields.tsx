import { useTranslation } from 'react-i18next';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import type { CampaignDraft } from '../../model/use-campaign-form';

const { copyMax, addressMax } = marqueeLimits;

type CreativeFieldsProps = {
  draft: CampaignDraft;
};

/** Texts, and the artist's files by their addresses. */
export function CreativeFields({ draft: { form, fault } }: CreativeFieldsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
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
      {(['image', 'video', 'audio'] as const).map((name) => (
        <Field
          most={addressMax}
          key={name}
          label={t(`form.${name}`)}
          {...(name === 'image' && { hint: t('form.imageHint') })}
          error={fault(name)}
        >
          <TextInput type="url" inputMode="url" autoComplete="off" {...form.register(name)} />
        </Field>
      ))}
    </>
  );
}
