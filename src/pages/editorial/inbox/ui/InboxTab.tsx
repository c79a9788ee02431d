import { Stack } from '@/shared/ui/stack';
import { useTakeBackKey } from '../model/use-take-back-key';
import { PitchInbox } from './PitchInbox';
import { CanvasInbox } from './CanvasInbox';
import { ReleaseInbox } from './ReleaseInbox';

export function InboxTab() {
  useTakeBackKey();
  return (
    <Stack gap={10}>
      <ReleaseInbox />
      <PitchInbox />
      <CanvasInbox />
    </Stack>
  );
}
