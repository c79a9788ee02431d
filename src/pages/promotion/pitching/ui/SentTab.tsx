import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewPitch } from '@/features/submit-pitch';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import { useScreenTab, useToolDesk } from '@/widgets/office';
import { SentPitches } from '@/widgets/sent-pitches';

export function SentTab() {
  const { t } = useTranslation('pages.promotion.pitching');
  const { scope, shown, edit } = useToolDesk<Pitch, NewPitch>();
  const [, openTab] = useScreenTab();
  return (
    <SentPitches
      owner={scope.owner}
      sent={shown}
      headingLevel={2}
      onEdit={edit}
      empty={
        <StatusView
          headingLevel={2}
          icon={<Send size={32} />}
          title={t('sent.empty')}
          text={t('sent.emptyText')}
          action={<Button onClick={() => openTab('submit')}>{t('sent.first')}</Button>}
        />
      }
    />
  );
}
