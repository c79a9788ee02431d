import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { getLife, type LifeStage } from '../lib/run-life';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './payment-run.css';

/** The stages of a run: by whom and when, what is next, and what follows. */
export function RunLife({ result: { run, events } }: { result: PaymentResult }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment } = useRoyaltyWords();
  const describe = ({ kind, state, event }: LifeStage) => {
    if (state === 'next') {
      return kind === 'approved' || kind === 'handedIn' || kind === 'confirmed'
        ? t(`life.next.${kind}`)
        : null;
    }
    if (event === undefined) return null;
    if (kind === 'expired') return moment(event.at);
    const name = event.actor ?? t('events.nobody');
    return t('events.by', { name, moment: moment(event.at) });
  };
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {t('life.title')}
      </Heading>
      <ol className={styles.life}>
        {getLife(run, events).map((stage) => {
          const { kind, state, event } = stage;
          return (
            <li
              key={kind}
              className={styles.stage}
              data-state={state}
              aria-current={state === 'next' ? 'step' : undefined}
            >
              <strong>
                {event?.isAlone === true ? t('events.approvedAlone') : t(`life.${kind}`)}
              </strong>
              <span className={styles.detail}>{describe(stage)}</span>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
