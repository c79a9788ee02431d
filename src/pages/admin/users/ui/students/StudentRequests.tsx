import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import type { StudentRequest } from '@/shared/contract/student.ts';
import { formatMoment } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useAnswerStudentMutation, useStudentRequestsQuery } from '../../api/student-requests-api';

const RefuseDialog = lazyPart(() => import('../requests/RefuseDialog'), 'RefuseDialog');

/** Milliseconds. */
const lookAgain = 60_000;

/** Accounts that ask for the plan Student without an email at a school; nothing without any. */
export function StudentRequests() {
  const { t } = useTranslation('pages.admin.users');
  const { data } = useStudentRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <Section title={t('students.title')}>
      <Stack gap={3}>
        <Text tone="muted">{t('requests.waiting', { count: data.total })}</Text>
        <Stack as="ul" gap={3}>
          {data.requests.map((request) => (
            <li key={request.account.id}>
              <StudentItem request={request} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

function StudentItem({ request }: { request: StudentRequest }) {
  const { t, i18n } = useTranslation('pages.admin.users');
  const [answer, { isLoading }] = useAnswerStudentMutation();
  const [isRefusing, setRefusing] = useState(false);
  const heading = useId();
  const { account, school, note, askedAt } = request;
  const { id, name } = account;

  const handleAccept = async () => {
    const { error } = await answer({ id, answer: { answer: 'accept' } });
    if (error) {
      showFailure('acceptStudent', error, { text: problemText(error, t('requests.failed')) });
    } else showToast({ tone: 'success', text: t('students.accepted', { name }) });
  };
  return (
    <Surface as="article" ref={handFocusOn} aria-labelledby={heading}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="small" id={heading}>
            {school}
          </Heading>
          <Text size="small" tone="muted">
            {t('requests.from', { ...account, moment: formatMoment(askedAt, i18n.language) })}
          </Text>
          <Text>{note}</Text>
        </Stack>
        <Inline gap={2} isWrapping>
          <Button
            size="small"
            isPending={isLoading}
            aria-label={t('requests.actOf', { act: t('students.accept'), artist: name })}
            onClick={() => void handleAccept()}
          >
            {t('students.accept')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={t('requests.actOf', { act: t('requests.refuse.act'), artist: name })}
            onClick={() => setRefusing(true)}
          >
            {t('requests.refuse.act')}
          </Button>
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {isRefusing && (
          <RefuseDialog
            title={t('students.refuse', { name })}
            send={(sent) => answer({ id, answer: sent })}
            onClose={() => setRefusing(false)}
          />
        )}
      </Suspense>
    </Surface>
  );
}
