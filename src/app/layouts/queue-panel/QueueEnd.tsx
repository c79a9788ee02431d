import { useQueueEnd } from '@/entities/playback';
import { Text } from '@/shared/ui/text';
import { useUntil } from './use-until';

export function QueueEnd() {
  const end = useQueueEnd();
  const until = useUntil();
  return (
    end && (
      <Text as="span" size="label" tone="muted">
        {until(end)}
      </Text>
    )
  );
}
