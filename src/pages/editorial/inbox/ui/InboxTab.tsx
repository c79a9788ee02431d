import { Stack } from '@/shared/ui/stack';
import { PitchInbox } from './PitchInbox';
import { CanvasInbox } from './CanvasInbox';
import { ReleaseInbox } from './ReleaseInbox';

export function InboxTab() {
  return (
    <Stack gap={10}>
      <ReleaseInbox />
      <PitchInbox />
      <CanvasInbox />
    </Stack>
  );
}
