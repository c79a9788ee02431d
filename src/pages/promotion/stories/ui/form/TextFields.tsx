import { useTranslation } from 'react-i18next';
import { storyLimits } from '@/shared/contract/story-limits.ts';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { Notice } from '@/shared/ui/notice';
import { Text } from '@/shared/ui/text';
import { contrastIn } from '../../model/contrast-in';
import type { StoryDraft } from '../../model/use-story-form';
import * as styles from './form.css';

const { contentMax, contrastMin } = storyLimits;

/** Text and colours of a text story; a low contrast shows a warning and a fix. */
export function TextFields({ draft }: { draft: StoryDraft }) {
  const { t, i18n } = useTranslation('pages.promotion.stories');
  const { form, values, change, fault } = draft;
  const { ratio, isEnough, mended } = contrastIn(values);
  // Cut, not rounded: 4,49 must not read as 4,5.
  const number = (value: number) => formatNumber(Math.floor(value * 10) / 10, i18n.language);
  const words = { ratio: number(ratio), least: number(contrastMin) };
  return (
    <>
      <Field
        most={contentMax}
        label={t('form.content')}
        hint={t('form.contentHint', { most: contentMax })}
        error={fault('content')}
      >
        <TextArea required {...form.register('content')} />
      </Field>
      <div className={styles.colours}>
        <Field label={t('form.backgroundColor')}>
          <TextInput type="color" className={styles.colour} {...form.register('backgroundColor')} />
        </Field>
        <Field label={t('form.textColor')} error={fault('textColor')}>
          <TextInput type="color" className={styles.colour} {...form.register('textColor')} />
        </Field>
      </div>
      <LiveText>
        {isEnough ? (
          <Text size="small" tone="muted">
            {t('contrast.enough', words)}
          </Text>
        ) : (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={() => change({ textColor: mended })}>
                {t(mended === '#ffffff' ? 'contrast.white' : 'contrast.black')}
              </Button>
            }
          >
            {t('contrast.short', words)}
          </Notice>
        )}
      </LiveText>
    </>
  );
}
