import { useTranslation } from 'react-i18next';
import { storyLimits } from '@/shared/contract/story-limits.ts';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { contrastIn, type StoryForm } from '../../model/story-form';
import * as styles from './create.css';

const { contentMax, contrastMin } = storyLimits;

type TextFieldsProps = {
  /** What is filled in. */
  form: StoryForm;
  /** Something else was filled in. */
  onChange: (change: Partial<StoryForm>) => void;
};

/**
 * The words of a text story and their colours, with how well they can be read: too little is said, and can be mended.
 */
export function TextFields({ form, onChange }: TextFieldsProps) {
  const { t, i18n } = useTranslation('pages.promotion.stories');
  const { ratio, isEnough, mended } = contrastIn(form);
  // Cut, not rounded: 4,49 is not 4,5.
  const number = (value: number) => formatNumber(Math.floor(value * 10) / 10, i18n.language);
  const values = { ratio: number(ratio), least: number(contrastMin) };
  return (
    <Stack gap={5}>
      <Field label={t('form.content')} hint={t('form.contentHint', { most: contentMax })}>
        <TextArea
          required
          maxLength={contentMax}
          value={form.content}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      </Field>
      <div className={styles.colours}>
        <Field label={t('form.backgroundColor')}>
          <TextInput
            type="color"
            className={styles.colour}
            value={form.backgroundColor}
            onChange={({ target }) => onChange({ backgroundColor: target.value })}
          />
        </Field>
        <Field label={t('form.textColor')}>
          <TextInput
            type="color"
            className={styles.colour}
            value={form.textColor}
            onChange={({ target }) => onChange({ textColor: target.value })}
          />
        </Field>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for a form */}
      <div role="status">
        {isEnough ? (
          <Text size="small" tone="muted">
            {t('contrast.enough', values)}
          </Text>
        ) : (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={() => onChange({ textColor: mended })}>
                {t(mended === '#ffffff' ? 'contrast.white' : 'contrast.black')}
              </Button>
            }
          >
            {t('contrast.short', values)}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
