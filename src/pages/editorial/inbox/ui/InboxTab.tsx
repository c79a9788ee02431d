import { useSearchParams } from 'react-router-dom';
import { useWaitingQuery } from '@/entities/inbox';
import { useSingleKey } from '@/features/control-playback';
import { Stack } from '@/shared/ui/stack';
import { lookAgain } from '../model/use-inbox-question';
import { useTakeBackKey } from '../model/use-take-back-key';
import { PitchInbox } from './PitchInbox';
import { CanvasInbox } from './CanvasInbox';
import { ReleaseInbox } from './ReleaseInbox';

export function InboxTab() {
  const { data: waiting } = useWaitingQuery(undefined, lookAgain);
  const [params] = useSearchParams();
  const isOpen = [...params.keys()].some((name) => name.endsWith('-open'));
  useTakeBackKey();
  useSingleKey(isOpen ? undefined : 'j', openFirst);
  return (
    <Stack gap={10}>
      <ReleaseInbox waiting={waiting?.releases} />
      <PitchInbox waiting={waiting?.pitches} />
      <CanvasInbox waiting={waiting?.canvas} />
    </Stack>
  );
}

/** The first row of the queue with the focus, or of the first queue with any. */
function openFirst(): void {
  const own = document.activeElement?.closest('[data-queue]');
  const queues = own ? [own] : [...document.querySelectorAll('[data-queue]')];
  for (const queue of queues) {
    const row = queue.querySelector<HTMLElement>('[data-id] button');
    if (row) {
      row.click();
      return;
    }
  }
}
