import { useTranslation } from 'react-i18next';
import { MarqueeFiles } from '@/entities/marquee';
import type { MarqueeAssetKind } from '@/shared/contract/marquee.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { Button } from '@/shared/ui/button';
import { Field, FieldGroup, TextInput } from '@/shared/ui/field';
import { Inline } from '@/shared/ui/stack';
import type { CampaignDraft } from '../../model/use-campaign-form';

type AssetFieldProps = {
  kind: MarqueeAssetKind;
  draft: CampaignDraft;
};

/** The address of a picture, video or sound, or the file that was sent in its place. */
export function AssetField({ kind, draft }: AssetFieldProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { form, values, change, fault, file, uploaded } = draft;
  const isChosen = file.kind === kind;
  const own = uploaded.filter((each) => each.kind === kind && each.name === values[kind]);
  if (own.length > 0 && !isChosen) {
    return (
      <FieldGroup label={t(`form.file.of.${kind}`)} error={fault(kind)}>
        <Inline gap={3} isWrapping>
          <MarqueeFiles files={own} />
          <Button
            size="small"
            aria-label={t(`form.file.removeOf.${kind}`)}
            onClick={() => change({ [kind]: '' })}
          >
            {t('form.file.remove')}
          </Button>
        </Inline>
      </FieldGroup>
    );
  }
  if (isChosen) return null;
  return (
    <Field
      most={marqueeLimits.addressMax}
      label={t(`form.${kind}`)}
      {...(kind === 'image' && { hint: t('form.imageHint') })}
      error={fault(kind)}
    >
      <TextInput type="url" inputMode="url" autoComplete="off" {...form.register(kind)} />
    </Field>
  );
}
