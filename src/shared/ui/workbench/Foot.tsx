import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import type { Work } from './work';
import * as styles from './Workbench.css';

type FootProps = {
  work: Work;
  faults: number;
  onGoToFault: () => void;
  onCancel?: (() => void) | undefined;
  submitLabel: string;
  cancelLabel: string;
  isIncomplete?: boolean;
  isRefusal?: boolean;
};

export function Foot(props: FootProps) {
  const { work, faults, onGoToFault, onCancel, submitLabel, cancelLabel } = props;
  const { t, i18n } = useTranslation('shared.ui.workbench');
  const { savedAt, refusal, isPending } = work;
  return (
    <div className={styles.foot}>
      {refusal && (
        <div className={styles.refusal}>
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
      <div className={styles.state}>
        {faults > 0 && (
          <Button variant="ghost" size="small" className={styles.faults} onClick={onGoToFault}>
            <CircleAlert size={16} aria-hidden />
            {t('faults', { count: faults })}
          </Button>
        )}
        {savedAt && (
          <p className={styles.saved}>
            {t('saved', {
              time: dateFormat(i18n.language, { timeStyle: 'short' }).format(savedAt),
            })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type="submit"
          variant={props.isRefusal ? 'danger' : 'solid'}
          aria-disabled={props.isIncomplete || undefined}
          isPending={isPending}
        >
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
