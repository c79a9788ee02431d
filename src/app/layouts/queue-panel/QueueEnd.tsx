import { useQueueEnd, useSleepTimer } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { Text } from '@/shared/ui/text';
import { useUntil } from './use-until';

/** A visitor's previews do not go on; with the sleep timer its own end is the true one. */
export function QueueEnd() {
  const viewer = useViewer();
  const end = useQueueEnd();
  const until = useUntil();
  const timer = useSleepTimer();
  return (
    viewer &&
    !timer &&
    end && (
      <Text as="span" size="label" tone="muted">
        {until(end)}
      </Text>
    )
  );
}
