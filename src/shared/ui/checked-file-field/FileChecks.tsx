import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiveText } from '@/shared/ui/live-text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './CheckedFileField.css';
import { getChecks, type CheckedFault, type FileRules } from './file-checks';
import type { useRuleWords } from './use-rule-words';

const signs = { met: CircleCheck, failed: CircleAlert, unknown: CircleDashed } as const;

type FileChecksProps = {
  rules: FileRules;
  /** As in `getChecks`. */
  found: CheckedFault | null | undefined;
  /** Why it is rejected. */
  why: string | null;
  words: ReturnType<typeof useRuleWords>['words'];
};

/** Each requirement with its result. */
export function FileChecks({ rules, found, why, words }: FileChecksProps) {
  const { t } = useTranslation('shared.ui.checked-file-field');
  return (
    <>
      <ul className={styles.checks} aria-label={t('checks')}>
        {getChecks(rules, found).map(({ check, state }) => {
          const Sign = signs[state];
          return (
            <li key={check} className={styles.check} data-state={state}>
              <Sign size={16} aria-hidden className={styles.sign} />
              <span>
                <VisuallyHidden>{t(`state.${state}`)} </VisuallyHidden>
                {t(`check.${check}`, words)}
                {state === 'failed' && <br />}
                {state === 'failed' && why}
              </span>
            </li>
          );
        })}
      </ul>
      <LiveText isHidden>{why}</LiveText>
    </>
  );
}
