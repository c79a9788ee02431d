import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Stepper.css';

type Step = {
  id: string;
  /** One or two words. */
  label: string;
  /** `invalid` was left with an error. */
  state: 'todo' | 'done' | 'invalid';
};

type StepperProps = {
  label: string;
  /** Up to six. */
  steps: readonly Step[];
  current: string;
  /** Called with a step reached before. */
  onGoTo: (id: string) => void;
};

const signs = { todo: null, done: Check, invalid: CircleAlert };

export function Stepper({ label, steps, current, onGoTo }: StepperProps) {
  const { t, i18n } = useTranslation('shared.ui.stepper');
  const currentIndex = steps.findIndex(({ id }) => id === current);
  const number = (value: number) => formatNumber(value, i18n.language);
  const getContent = ({ id, label: name, state }: Step, index: number): ReactNode => {
    const Sign = signs[state];
    const labels = {
      todo: name,
      done: t('state.done', { step: name }),
      invalid: t('state.invalid', { step: name }),
    };
    const isMarked = Sign !== null && id !== current;
    return (
      <>
        <span className={styles.mark} aria-hidden>
          {isMarked ? <Sign size={16} /> : number(index + 1)}
        </span>
        <span className={styles.label} aria-hidden>
          {name}
        </span>
        <VisuallyHidden>{labels[state]}</VisuallyHidden>
      </>
    );
  };
  return (
    <nav className={styles.nav} aria-label={label}>
      <p className={styles.place}>
        {t('place', {
          number: number(currentIndex + 1),
          total: number(steps.length),
          step: steps[currentIndex]?.label ?? '',
        })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          const content = getContent(step, index);
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={step.state}
              {...(isCurrent && { 'aria-current': 'step' })}
              {...(index <= currentIndex && { 'data-reached': '' })}
            >
              {isCurrent && <span className={styles.current}>{content}</span>}
              {!isCurrent && step.state === 'todo' && (
                <span className={styles.ahead}>{content}</span>
              )}
              {!isCurrent && step.state !== 'todo' && (
                <button type="button" className={styles.back} onClick={() => onGoTo(step.id)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
