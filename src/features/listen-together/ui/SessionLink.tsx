import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { copyText } from '@/shared/ui/toast';

/** The token is in the hash, which no server logs. */
const toAddress = (token: string) =>
  `${location.origin}${paths.together}#${new URLSearchParams({ token })}`;

export function SessionLink({ token }: { token: string }) {
  const { t } = useTranslation('features.listen-together');
  const address = toAddress(token);
  const handleCopy = () =>
    copyText(address, {
      attempt: 'copyTogetherLink',
      copied: t('link.copied'),
      notCopied: t('link.notCopied'),
    });
  return (
    <Stack gap={3}>
      <Field label={t('link.label')} hint={t('link.text')}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Inline>
        <Button variant="solid" onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden />
          {t('link.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}
