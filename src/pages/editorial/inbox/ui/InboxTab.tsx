import { Stack } from '@/shared/ui/stack';
import { PitchInbox } from './pitches/PitchInbox';
import { CanvasInbox } from './CanvasInbox';
import { ReleaseInbox } from './ReleaseInbox';

/** What waits for a decision of the editors: a section for each kind of thing, one below the other. */
export function InboxTab() {
  return (
    <Stack gap={10}>
      <ReleaseInbox />
      <PitchInbox />
      <CanvasInbox />
    </Stack>
  );
}
