import { useTranslation } from 'react-i18next';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import type { CampaignFaults, CampaignForm } from '../../model/campaign-form';
import type { Told } from '../../model/use-save-campaign';
import * as styles from '../marquee.css';

const { copyMax, addressMax } = marqueeLimits;

type CreativeFieldsProps = {
  form: CampaignForm;
  faults: CampaignFaults;
  /** What the server says of which field. */
  told: Told;
  onChange: (change: Partial<CampaignForm>) => void;
};

/** What listeners see, and files of the artist's by their addresses. */
export function CreativeFields({ form, faults, told, onChange }: CreativeFieldsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  return (
    <Stack gap={4}>
      <Heading level={3} size="small">
        {t('form.creative')}
      </Heading>
      <Field
        most={copyMax}
        label={t('form.copy')}
        hint={t('form.copyHint', { most: copyMax })}
        error={told.copy}
      >
        <TextArea value={form.copy} onChange={({ target }) => onChange({ copy: target.value })} />
      </Field>
      <div className={styles.fields}>
        {(['image', 'video', 'audio'] as const).map((name) => (
          <Field
            most={addressMax}
            key={name}
            label={t(`form.${name}`)}
            {...(name === 'image' && { hint: t('form.imageHint') })}
            error={faults[name] ? t(`form.fault.${faults[name]}`) : told[name]}
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              value={form[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </Stack>
  );
}
