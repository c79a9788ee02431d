import { useQueueEnd } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { Text } from '@/shared/ui/text';
import { useUntil } from './use-until';

/** A visitor's previews do not go on. */
export function QueueEnd() {
  const viewer = useViewer();
  const end = useQueueEnd();
  const until = useUntil();
  return (
    viewer &&
    end && (
      <Text as="span" size="label" tone="muted">
        {until(end)}
      </Text>
    )
  );
}
