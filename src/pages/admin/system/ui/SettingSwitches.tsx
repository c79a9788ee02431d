import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingList, useTurnSetting } from '@/entities/administration';
import { openingSettings } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';

export function SettingSwitches() {
  const { t } = useTranslation('entities.administration');
  const { turn, isTurning } = useTurnSetting();
  const [isAsking, setIsAsking] = useState(false);
  const close = async () => {
    await turn('maintenance', true);
    setIsAsking(false);
  };
  return (
    <>
      <SettingList
        names={openingSettings}
        asksFirst={(name, isOn) => {
          const asks = name === 'maintenance' && isOn;
          if (asks) setIsAsking(true);
          return asks;
        }}
      />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('settings.maintenance.question')}
        text={t('settings.maintenance.questionText')}
        confirmLabel={t('settings.maintenance.confirm')}
        cancelLabel={t('settings.maintenance.cancel')}
        tone="danger"
        isPending={isTurning('maintenance')}
        onConfirm={() => void close()}
      />
    </>
  );
}
