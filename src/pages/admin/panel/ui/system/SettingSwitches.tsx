import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openingSettings } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useTurnSetting } from '../../model/use-turn-setting';
import { SettingList } from './SettingList';

/** What holds for everybody at once, each with what it means now. */
export function SettingSwitches() {
  const { t } = useTranslation('pages.admin.panel');
  const { turn, isTurning } = useTurnSetting();
  const [isAsking, setIsAsking] = useState(false);
  const close = async () => {
    await turn('maintenance', true);
    setIsAsking(false);
  };
  return (
    <SettingList
      names={openingSettings}
      isTurning={isTurning}
      onTurn={(name, isOn) => {
        if (name === 'maintenance' && isOn) setIsAsking(true);
        else void turn(name, isOn);
      }}
    >
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
    </SettingList>
  );
}
