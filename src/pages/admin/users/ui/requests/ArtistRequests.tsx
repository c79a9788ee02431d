import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useArtistRequestsQuery } from '../../api/artist-requests-api';
import { RequestItem } from './RequestItem';

/** Milliseconds. */
const lookAgain = 60_000;

/** Accounts that ask to speak for an artist, above all accounts; nothing without any. */
export function ArtistRequests() {
  const { t } = useTranslation('pages.admin.users');
  const { data } = useArtistRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  if (data === undefined || data.total === 0) return null;
  const { requests, total } = data;
  return (
    <Section title={t('requests.title')}>
      <Stack gap={3}>
        <Text tone="muted">{t('requests.waiting', { count: total })}</Text>
        <Stack as="ul" gap={3}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestItem request={request} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
