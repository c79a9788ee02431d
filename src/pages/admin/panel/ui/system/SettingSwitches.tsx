import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openingSettings } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../../api/system-api';
import { useTurnSetting } from '../../model/use-turn-setting';
import { SettingSwitch } from '../SettingSwitch';
import * as styles from '../panel.css';

/** Of a switch whose words take a line each. */
const rowHeight = '42px';

/** What holds for everybody at once, each with what it means now. */
export function SettingSwitches() {
  const { t } = useTranslation('pages.admin.panel');
  const settings = useServiceSettingsQuery();
  const { turn, isTurning } = useTurnSetting();
  const [isAsking, setIsAsking] = useState(false);
  const close = async () => {
    await turn('maintenance', true);
    setIsAsking(false);
  };
  return (
    <QueryView
      query={settings}
      headingLevel={3}
      loading={
        <Stack gap={4} className={styles.settings}>
          {openingSettings.map((name) => (
            <Skeleton key={name} shape="block" height={rowHeight} />
          ))}
        </Stack>
      }
    >
      {(shown) => (
        <Stack gap={4} className={styles.settings}>
          {openingSettings.map((name) => (
            <SettingSwitch
              key={name}
              name={name}
              isOn={shown[name]}
              isBusy={isTurning(name)}
              onChange={(isOn) => {
                if (name === 'maintenance' && isOn) setIsAsking(true);
                else void turn(name, isOn);
              }}
            />
          ))}
          <AlertDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title={t('system.settings.maintenance.question')}
            text={t('system.settings.maintenance.questionText')}
            confirmLabel={t('system.settings.maintenance.confirm')}
            cancelLabel={t('system.settings.maintenance.cancel')}
            tone="danger"
            isPending={isTurning('maintenance')}
            onConfirm={() => void close()}
          />
        </Stack>
      )}
    </QueryView>
  );
}
