import { MailCheck } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** See docs/product/account.md. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('pages.auth.forgot-password');
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const isSent = sentMessage !== null;
  usePageTitle(t(isSent ? 'sent.title' : 'title'));
  const back = (
    <Link tone="accent" to={paths.login}>
      {t('back')}
    </Link>
  );
  // Ignores the second click of a double click on 'send', which would hit this button.
  const askAgain = ({ detail }: MouseEvent) => {
    if (detail < 2) setSentMessage(null);
  };
  return (
    <>
      <LiveText>
        {isSent && (
          <StatusView
            headingLevel={1}
            icon={<MailCheck size={32} />}
            title={t('sent.title')}
            text={sentMessage}
            action={
              <Stack align="center">
                {back}
                <Button variant="ghost" onClick={askAgain}>
                  {t('sent.again')}
                </Button>
              </Stack>
            }
          />
        )}
      </LiveText>
      {!isSent && (
        <AuthPanel title={t('title')} intro={t('intro')} footer={back} hasProviders={false}>
          <ForgotPasswordForm onSent={setSentMessage} />
        </AuthPanel>
      )}
    </>
  );
}
