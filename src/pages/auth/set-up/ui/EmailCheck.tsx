import { MailCheck as MailIcon, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSendTestEmailMutation } from '@/entities/service';
import { problemText } from '@/shared/api';
import { isEmail } from '@/shared/contract/email.ts';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import type { Opened } from '../model/owner-form';

type EmailCheckProps = {
  opened: Opened;
  /** Recipient of the test email, as typed so far. */
  email: string;
};

/** Shows how the service sends email, and sends a test. */
export function EmailCheck({ opened: { code, mailFrom }, email }: EmailCheckProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const [sendTestEmail, { isLoading, isSuccess, error, originalArgs }] = useSendTestEmailMutation();
  if (mailFrom === null) {
    return (
      <Notice tone="warning" role="note" icon={<MailX size={20} />}>
        {t('mail.off')}
      </Notice>
    );
  }
  const status = isSuccess
    ? t('mail.sent', { email: originalArgs?.email ?? '' })
    : error && problemText(error, t('mail.failed'));
  return (
    <Notice
      tone={error ? 'danger' : 'quiet'}
      icon={<MailIcon size={20} />}
      action={
        isEmail(email.trim()) && (
          <Button
            size="small"
            isPending={isLoading}
            onClick={() => void sendTestEmail({ code, email })}
          >
            {t('mail.test')}
          </Button>
        )
      }
    >
      {status || t('mail.on', { sender: mailFrom })}
    </Notice>
  );
}
