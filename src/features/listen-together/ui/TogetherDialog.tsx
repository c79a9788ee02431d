import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useTogetherView } from '../model/together-view';
import { useTogether } from '../model/use-together';
import { Blocked } from './Blocked';
import { Session } from './Session';

/** See docs/product/together.md. */
export function TogetherDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features.listen-together');
  const { session, isUnreachable } = useTogetherView();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      size="medium"
    >
      <Stack gap={6}>
        {isUnreachable && <Text tone="muted">{t('unreachable')}</Text>}
        {session ? <Session session={session} onClose={onClose} /> : <Begin />}
        {session?.part !== 'guest' && <Blocked />}
      </Stack>
    </Dialog>
  );
}

function Begin() {
  const { t } = useTranslation('features.listen-together');
  const { begin, isPending } = useTogether();
  return (
    <Stack gap={4}>
      <Text>{t('begin.text')}</Text>
      <Inline>
        <Button variant="solid" isPending={isPending} onClick={() => void begin()}>
          {t('begin.action')}
        </Button>
      </Inline>
    </Stack>
  );
}
