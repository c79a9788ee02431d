import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type { Step, Work } from './work';
import * as styles from './Workbench.css';

type FieldsProps = {
  steps: readonly Step[];
  banner: ReactNode;
  work: Work;
  onFocus: (focused: Element) => void;
  ref: Ref<HTMLDivElement>;
};

/** All steps stand one below the other, so that find-in-page reaches each field. */
export function Fields({ steps, banner, work, onFocus, ref }: FieldsProps) {
  const { t } = useTranslation('shared.ui.workbench');
  const id = useId();
  return (
    <div ref={ref} className={styles.fields} data-fields onFocus={({ target }) => onFocus(target)}>
      {banner}
      {work.isRecovered && (
        <Notice
          action={
            <Button size="small" onClick={work.begin}>
              {t('begin')}
            </Button>
          }
        >
          {t('recovered')}
        </Notice>
      )}
      {steps.map(({ title, content }, index) => (
        <section
          key={title}
          className={styles.step}
          data-step
          {...(steps.length > 1 && { 'aria-labelledby': `${id}${index}` })}
        >
          {steps.length > 1 && (
            <h3 id={`${id}${index}`} className={styles.stepTitle} tabIndex={-1}>
              {title}
            </h3>
          )}
          <Stack gap={5}>{content}</Stack>
        </section>
      ))}
    </div>
  );
}
