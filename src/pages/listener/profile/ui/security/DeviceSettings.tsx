import { useTranslation } from 'react-i18next';
import type { Device } from '@/shared/contract/device.ts';
import { formatMoment } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  useDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
} from '../../api/security-api';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsCard, SettingsFooter } from '../settings/SettingsCard';
import * as styles from './SecurityRows.css';

export function DeviceSettings() {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const query = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endDevice, ending] = useEndDeviceMutation();
  const [endOthers, { isLoading }] = useEndOtherDevicesMutation();
  const { message, succeed, fail } = useBriefMessage();

  const report = (error: unknown, text: string) => {
    if (!error) return succeed(text);
    logFailure('end device', error);
    fail(t('devices.failed'));
  };
  const getName = ({ device }: Device) => device || t('devices.unknown');

  return (
    <SettingsCard title={t('devices.title')} text={t('devices.text')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" width="100%" height="48px" />}
        headingLevel={3}
      >
        {({ devices }) => (
          <Stack gap={5}>
            <ul className={styles.list}>
              {devices.map((device) => (
                <Inline
                  as="li"
                  key={device.id}
                  gap={3}
                  justify="between"
                  isWrapping
                  className={styles.row}
                >
                  <Stack gap={1} className={styles.words}>
                    <Text>{getName(device)}</Text>
                    <Text size="small" tone="muted">
                      {t('devices.lastSeen', {
                        moment: formatMoment(device.lastSeenAt, i18n.language),
                      })}
                    </Text>
                  </Stack>
                  {device.isCurrent ? (
                    <Badge>{t('devices.current')}</Badge>
                  ) : (
                    <Button
                      size="small"
                      variant="outline"
                      aria-label={t('devices.endName', { device: getName(device) })}
                      isPending={ending.isLoading && ending.originalArgs === device.id}
                      onClick={() =>
                        void endDevice(device.id).then(({ error }) =>
                          report(error, t('devices.ended')),
                        )
                      }
                    >
                      {t('devices.end')}
                    </Button>
                  )}
                </Inline>
              ))}
            </ul>
            <SettingsFooter message={message}>
              {devices.length > 1 && (
                <Button
                  isPending={isLoading}
                  onClick={() =>
                    void endOthers().then(({ error }) => report(error, t('devices.endedOthers')))
                  }
                >
                  {t('devices.endOthers')}
                </Button>
              )}
            </SettingsFooter>
          </Stack>
        )}
      </QueryView>
    </SettingsCard>
  );
}
