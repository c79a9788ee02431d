import { useTranslation } from 'react-i18next';
import { usePreferencesQuery } from '@/entities/account';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { LiveText } from '@/shared/ui/live-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { usePushDevice } from '../model/use-push-device';

/** Lets this browser be told of news while it is closed. See docs/product/push.md. */
export function PushDevice() {
  const { t } = useTranslation('features.receive-push');
  const push = usePushDevice();
  const { data: preferences } = usePreferencesQuery();
  const { support, device, isBusy } = push;
  if (support === 'install' || support === 'unsupported' || support === 'denied') {
    return <Text tone="muted">{t(support)}</Text>;
  }
  if (push.isLoading) return <Skeleton shape="block" width="100%" height="48px" />;
  if (push.isMissing) {
    return (
      <Inline gap={3} isWrapping>
        <Text tone="muted">{t('missing')}</Text>
        <Button size="small" variant="outline" onClick={push.askAgain}>
          {t('again')}
        </Button>
      </Inline>
    );
  }
  return (
    <Stack gap={4}>
      <Text tone="muted">{t(device ? 'on' : 'off')}</Text>
      {preferences?.notifications.push === false && <Text>{t('switchedOff')}</Text>}
      {device && (
        <Switch
          label={t('names.label')}
          hint={t('names.hint')}
          checked={device.showsNames}
          isBusy={isBusy}
          onChange={(isOn) => void push.showNames(isOn)}
        />
      )}
      <div>
        {device ? (
          <Button
            ref={handFocusOn}
            variant="outline"
            isPending={isBusy}
            onClick={() => void push.turnOff()}
          >
            {t('turnOff')}
          </Button>
        ) : (
          <Button ref={handFocusOn} isPending={isBusy} onClick={() => void push.turnOn()}>
            {t('turnOn')}
          </Button>
        )}
      </div>
      <LiveText>{push.hasFailed ? t('failed') : ''}</LiveText>
    </Stack>
  );
}
