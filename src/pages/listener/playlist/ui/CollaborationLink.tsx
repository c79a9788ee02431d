import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useMakePlaylistLinkMutation,
  useWithdrawPlaylistLinkMutation,
} from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { Collaboration } from '@/shared/contract/collaboration.ts';
import { formatDate } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { copyText, showFailure, showToast } from '@/shared/ui/toast';

/** The token is in the hash, which no server logs. */
const toAddress = (token: string) =>
  `${location.origin}${paths.joinPlaylist}#${new URLSearchParams({ token })}`;

/** For the owner: makes, copies, replaces and withdraws it. */
export function CollaborationLink({ id, link }: { id: string; link: Collaboration['link'] }) {
  const { t, i18n } = useTranslation('pages.listener.playlist.together');
  const [make, { isLoading }] = useMakePlaylistLinkMutation();
  const [withdraw] = useWithdrawPlaylistLinkMutation();

  const report = (error: unknown) =>
    showFailure('changeCollaboration', error, { text: problemText(error, t('failed')) });
  const handleMake = async () => {
    const { error } = await make(id);
    if (error) report(error);
  };
  const handleWithdraw = async () => {
    const { error } = await withdraw(id);
    if (error) report(error);
    else showToast({ tone: 'success', text: t('link.withdrawn') });
  };
  const handleCopy = (address: string) =>
    copyText(address, {
      attempt: 'copyPlaylistLink',
      copied: t('link.copied'),
      notCopied: t('link.notCopied'),
    });
  if (link === null) {
    return (
      <Stack gap={4}>
        <Text>{t('link.none')}</Text>
        <Inline>
          <Button variant="solid" isPending={isLoading} onClick={() => void handleMake()}>
            {t('link.make')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const address = toAddress(link.token);
  return (
    <Stack gap={4}>
      <Field
        label={t('link.label')}
        hint={t('link.text', { date: formatDate(link.expiresAt, i18n.language) })}
      >
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Inline gap={3} isWrapping>
        <Button variant="solid" onClick={() => void handleCopy(address)}>
          <Copy size={18} aria-hidden />
          {t('link.copy')}
        </Button>
        <Button variant="outline" isPending={isLoading} onClick={() => void handleMake()}>
          {t('link.renew')}
        </Button>
        <Button variant="outline" onClick={() => void handleWithdraw()}>
          {t('link.withdraw')}
        </Button>
      </Inline>
    </Stack>
  );
}
