import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '@/shared/ui/segments';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import { Fields } from './Fields';
import { Foot } from './Foot';
import { StepLine } from './StepLine';
import { useFaults } from './use-faults';
import { useSteps } from './use-steps';
import type { Step, Work, WorkbenchSize } from './work';
import * as styles from './Workbench.css';

type BenchProps = {
  /** Width of its window, which sets that of the preview. @default 'wide' */
  size?: WorkbenchSize;
  /** In a page or a larger window, which scrolls while the foot sticks. @default false */
  isInPage?: boolean;
  steps: ReadonlyArray<Step>;
  preview?: ReactNode;
  work: Work;
  banner?: ReactNode;
  submitLabel: string;
  isIncomplete?: boolean;
  cancelLabel?: string;
  isRefusal?: boolean;
  onCancel?: (() => void) | undefined;
};

const views = ['fields', 'preview'] as const;

export function Bench(props: BenchProps) {
  const { size = 'wide', isInPage, steps, preview, work, banner, cancelLabel, ...rest } = props;
  const { t } = useTranslation('shared.ui.workbench');
  const [view, setView] = useState<(typeof views)[number]>('fields');
  const { fields, faults, goToFirst } = useFaults();
  const { current, noteFocus, goTo } = useSteps(fields);
  const submit = async () => {
    if (work.isPending) return;
    setView('fields');
    await work.submit();
    goToFirst();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <form
      className={styles.form}
      noValidate
      data-checks-length=""
      {...(isInPage && { 'data-in-page': '' })}
      onKeyDown={(event) => {
        // From any field, also of several lines.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles it to the form that opened the window.
        event.stopPropagation();
        void submit();
      }}
    >
      {preview && (
        <div className={styles.switcher}>
          <Segments
            label={t('view.label')}
            value={view}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
            onChange={setView}
          />
        </div>
      )}
      <div className={styles.columns} data-view={view} {...(preview && { 'data-two': size })}>
        <div className={styles.main}>
          {steps.length > 1 && (
            <StepLine
              titles={steps.map(({ title }) => title)}
              faults={faults}
              current={current}
              onGoTo={goTo}
            />
          )}
          <Fields ref={fields} steps={steps} banner={banner} work={work} onFocus={noteFocus} />
        </div>
        {preview && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
            {preview}
          </section>
        )}
      </div>
      <Foot
        {...rest}
        work={work}
        faults={faults.reduce((sum, count) => sum + count, 0)}
        onGoToFault={() => {
          setView('fields');
          goToFirst();
        }}
        cancelLabel={cancelLabel ?? t('cancel')}
      />
      <UnsavedChanges
        isChanged={work.isChanged}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        stayLabel={t('unsaved.stay')}
        leaveLabel={t('unsaved.leave')}
      />
    </form>
  );
}
