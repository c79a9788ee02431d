import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnStudentProof } from '@/shared/contract/student.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { useStudentProofQuery } from '../../../api/student-api';
import { SubscriptionPart } from '../SubscriptionPart';
import { CheckForm } from './CheckForm';
import { SchoolEmailForm } from './SchoolEmailForm';

type StudentSectionProps = {
  viewer: User;
  /** The plan was chosen without a proof. */
  isWanted: boolean;
};

/** Milliseconds: the server announces the end a month before. */
const renewable = 30 * 24 * 3_600_000;

/** The proof that somebody studies, or how to give one. See docs/product/plans.md. */
export function StudentSection({ viewer, isWanted }: StudentSectionProps) {
  const { t } = useTranslation('pages.listener.profile');
  const query = useStudentProofQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const isStudent = viewer.subscriptionType === 'student';
  const isConcerned = data !== undefined && (data.until !== null || data.request !== null);
  if (!isStudent && !isWanted && !isConcerned) return null;
  return (
    <SubscriptionPart title={t('subscription.student.title')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" width="100%" height="96px" />}
        headingLevel={3}
      >
        {(proof) => <Proof proof={proof} isWanted={isWanted} />}
      </QueryView>
    </SubscriptionPart>
  );
}

/** Brings the reason into view once the plan was chosen. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function Proof({ proof, isWanted }: { proof: OwnStudentProof; isWanted: boolean }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const [now] = useState(() => Date.now());
  const { until, request, domains } = proof;
  const today = new Date(now).toISOString().slice(0, 10);
  const isValid = until !== null && until >= today;
  const isEnding = isValid && Date.parse(until) - now <= renewable;
  const date = until === null ? '' : formatDate(until, i18n.language);
  return (
    <Stack gap={5}>
      {isValid && (
        <Inline gap={4} isWrapping>
          <GraduationCap size={32} aria-hidden />
          <Stack gap={1}>
            <StatusBadge meaning="done">{t('subscription.student.verified')}</StatusBadge>
            <Text tone="muted">{t('subscription.student.until', { date })}</Text>
          </Stack>
        </Inline>
      )}
      {isEnding && <Notice>{t('subscription.student.endsSoon', { date })}</Notice>}
      {until !== null && !isValid && <Notice>{t('subscription.student.ended', { date })}</Notice>}
      {isWanted && until === null && (
        <p ref={takeFocus} tabIndex={-1}>
          {t('subscription.student.needed')}
        </p>
      )}
      {request?.state === 'refused' && !isValid && (
        <Notice>{t('subscription.student.request.refused', request)}</Notice>
      )}
      {(!isValid || isEnding) && (
        <>
          {domains.length > 0 && <SchoolEmailForm domains={domains} />}
          {request?.state === 'open' ? (
            <Notice>
              {t('subscription.student.request.open', {
                school: request.school,
                date: formatDate(request.askedAt, i18n.language),
              })}
            </Notice>
          ) : (
            <CheckForm isAlternative={domains.length > 0} />
          )}
        </>
      )}
    </Stack>
  );
}
