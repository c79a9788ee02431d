import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, currentPlan, monthlyPlans, yearlyPlans } from '@/entities/plan';
import { useChangeSubscriptionMutation } from '@/entities/account';
import type { SubscriptionBody } from '@/shared/contract/account.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Stack } from '@/shared/ui/stack';
import { type BriefMessage, useBriefMessage } from '../../lib/use-brief-message';
import { BriefMessageView } from '../settings/BriefMessageView';
import { BillingHistory } from './BillingHistory';
import { CurrentPlan } from './CurrentPlan';
import { FamilySection } from './family/FamilySection';
import { PlanSection } from './PlanSection';
import { PromotionOffer } from './PromotionOffer';
import { StudentSection } from './student/StudentSection';
import * as styles from './Subscription.css';
import { usePlanName } from './PlanCard';

/** Visible wherever on the page the plan was changed. */
function OutcomeBanner({ message }: { message: BriefMessage | null }) {
  return <BriefMessageView message={message} className={styles.outcome} isRaised />;
}

const PaymentDialog = lazyPart(() => import('./PaymentDialog'), 'PaymentDialog');
const CancelDialog = lazyPart(() => import('./CancelDialog'), 'CancelDialog');

/** The plan to confirm, with its price in words. */
type PlanChange = { plan: Plan; terms: string; isPromotion: boolean };

/** Without a period the server assumes a month. */
const paidBody = ({
  plan: { subscriptionType, period },
  isPromotion,
}: PlanChange): SubscriptionBody => ({
  subscriptionType,
  ...(period === 'year' && { period }),
  ...(isPromotion && { isPromotion }),
});

const isProvenStudent = ({ studentUntil }: User) =>
  (studentUntil ?? '') >= new Date().toISOString().slice(0, 10);

/** Only paid plans ask for confirmation. See docs/product/plans.md. */
export function SubscriptionSettings({ viewer }: { viewer: User }) {
  const { t, i18n } = useTranslation(['pages.listener.profile', 'entities.plan']);
  const [changeSubscription, { isLoading }] = useChangeSubscriptionMutation();
  const { message, succeed, fail } = useBriefMessage();
  const [planChange, setPlanChange] = useState<PlanChange | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isStudentWanted, setStudentWanted] = useState(false);
  const current = viewer.subscriptionType;
  const planName = usePlanName();

  type Words = { done: string | ((answer: User) => string); failed: string };
  const change = async (body: SubscriptionBody, words: Words) => {
    const { data, error } = await changeSubscription(body);
    if (!data) {
      logFailure('change subscription', error);
      fail(words.failed);
      return;
    }
    setPlanChange(null);
    setIsCancelling(false);
    succeed(typeof words.done === 'string' ? words.done : words.done(data));
  };

  const changeTo = (body: SubscriptionBody) =>
    change(body, {
      done: (user) => t('subscription.changed', { plan: planName(currentPlan(user)) }),
      failed: t('subscription.error.change'),
    });

  const handleChoose = (plan: Plan, terms: string, isPromotion = false) => {
    if (isLoading) return;
    if (plan.subscriptionType === 'free') void changeTo({ subscriptionType: 'free' });
    else if (plan.subscriptionType === 'student' && !isProvenStudent(viewer))
      setStudentWanted(true);
    else setPlanChange({ plan, terms, isPromotion });
  };

  const cancelledWords = ({ paidUntil }: User) =>
    paidUntil
      ? t('subscription.cancelledUntil', {
          plan: t(`entities.plan:name.${current}`),
          date: formatDate(paidUntil, i18n.language),
        })
      : t('subscription.cancelled');

  const handleCancel = () =>
    void change(
      { subscriptionType: 'free' },
      { done: cancelledWords, failed: t('subscription.error.cancel') },
    );

  const handleResume = () => {
    const { cancelledPlan } = viewer;
    if (isLoading || !cancelledPlan) return;
    void change(
      { subscriptionType: cancelledPlan, isResumed: true },
      {
        done: (user) => t('subscription.resumed', { plan: planName(currentPlan(user)) }),
        failed: t('subscription.error.resume'),
      },
    );
  };

  const choice = {
    viewer,
    isPending: isLoading && !planChange && !isCancelling,
    onChoose: handleChoose,
  };
  const failure = message?.tone === 'danger' ? message.text : null;

  return (
    <Stack gap={10}>
      <CurrentPlan viewer={viewer} onCancel={() => setIsCancelling(true)} onResume={handleResume} />
      {current === 'free' && viewer.isPromotionOpen !== false && (
        <PromotionOffer onChoose={(plan, terms) => handleChoose(plan, terms, true)} />
      )}
      <PlanSection title={t('subscription.monthly')} plans={monthlyPlans} {...choice} />
      <PlanSection
        title={t('subscription.yearly')}
        text={t('subscription.yearlyText')}
        plans={yearlyPlans}
        {...choice}
      />
      <FamilySection viewer={viewer} />
      <StudentSection viewer={viewer} isWanted={isStudentWanted} />
      {current !== 'free' && <BillingHistory viewer={viewer} />}
      <OutcomeBanner message={planChange || isCancelling ? null : message} />
      <Suspense fallback={null}>
        {planChange && (
          <PaymentDialog
            plan={planChange.plan}
            terms={planChange.terms}
            isPending={isLoading}
            failure={failure}
            onClose={() => setPlanChange(null)}
            onConfirm={(paymentMethod) => void changeTo({ ...paidBody(planChange), paymentMethod })}
          />
        )}
        {isCancelling && (
          <CancelDialog
            isPending={isLoading}
            failure={failure}
            onClose={() => setIsCancelling(false)}
            onConfirm={handleCancel}
          />
        )}
      </Suspense>
    </Stack>
  );
}
