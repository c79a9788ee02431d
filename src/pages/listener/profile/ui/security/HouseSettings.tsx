import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { houseName, houseStart } from '@/shared/config/house-sign-in';
import { formatDate } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Button, buttonClasses } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { useHouseLinkQuery, useRemoveHouseLinkMutation } from '../../api/security-api';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsCard, SettingsFooter } from '../settings/SettingsCard';

/** Nothing without an identity server of the house. */
export function HouseSettings() {
  const name = houseName();
  return name === null ? null : <HouseCard name={name} />;
}

function HouseCard({ name }: { name: string }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const query = useHouseLinkQuery();
  const [remove, removal] = useRemoveHouseLinkMutation();
  const { message, succeed, fail } = useBriefMessage();
  const handleRemove = async () => {
    const { error } = await remove();
    if (!error) return succeed(t('house.removed'));
    logFailure('remove the identity of the house', error);
    return fail(problemText(error, t('house.removeFailed')));
  };
  return (
    <SettingsCard title={t('house.title')} text={t('house.text', { name })}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" width="100%" height="48px" />}
        headingLevel={3}
      >
        {({ linkedAt }) => (
          <SettingsFooter message={message}>
            {linkedAt === null ? (
              <a className={buttonClasses({ variant: 'outline' })} href={houseStart}>
                {t('house.link', { name })}
              </a>
            ) : (
              <>
                <Text>{t('house.linked', { date: formatDate(linkedAt, i18n.language) })}</Text>
                <Button
                  variant="outline"
                  isPending={removal.isLoading}
                  onClick={() => void handleRemove()}
                >
                  {t('house.remove')}
                </Button>
              </>
            )}
          </SettingsFooter>
        )}
      </QueryView>
    </SettingsCard>
  );
}
