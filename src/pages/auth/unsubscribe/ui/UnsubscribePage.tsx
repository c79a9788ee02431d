import { MailX, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUnsubscribeMutation } from '@/entities/account';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from '@/widgets/auth-panel';

const settings = `${paths.profile}?tab=notifications`;

/**
 * Ends the emails of news after a click, because mail programs open links too. It needs no
 * session. See docs/product/notifications.md.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('pages.auth.unsubscribe');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  const [unsubscribe, { isLoading, isSuccess }] = useUnsubscribeMutation();
  const [failure, setFailure] = useState('');
  const end = isSuccess ? 'done' : token ? null : 'dead';
  const title = end === null ? t('title') : t(`${end}.title`);
  usePageTitle(title);

  const handleUse = async () => {
    const { error } = await unsubscribe(token ?? '');
    if (!error) return;
    logFailure('unsubscribe', error);
    setFailure(problemText(error, t('failed')));
  };

  if (end !== null) {
    return (
      <StatusView
        headingLevel={1}
        tone={end === 'dead' ? 'danger' : 'quiet'}
        icon={end === 'done' ? <MailX size={32} /> : <Unlink size={32} />}
        title={title}
        text={t(`${end}.text`)}
        action={
          <ButtonLink variant="solid" to={settings}>
            {t('done.settings')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AuthPanel
      title={title}
      intro={t('intro')}
      hasProviders={false}
      footer={
        <Link tone="accent" to={paths.home}>
          {t('home')}
        </Link>
      }
    >
      <Stack gap={4}>
        <FailureNotice>{failure}</FailureNotice>
        <Button
          variant="solid"
          size="large"
          isWide
          isPending={isLoading}
          onClick={() => void handleUse()}
        >
          {t('use')}
        </Button>
      </Stack>
    </AuthPanel>
  );
}
