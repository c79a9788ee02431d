import { useState } from 'react';
import { LyricsButton, LyricsPanel } from '@/features/follow-lyrics';
import type { QueueSlot } from '../model/use-full-screen';

type LyricsBesideProps = { queue: QueueSlot | undefined };

/** The button of the lyrics and their panel, which takes turns with the queue. */
export function LyricsBeside({ queue }: LyricsBesideProps) {
  const [isWanted, setWanted] = useState(false);
  const isQueueOpen = queue?.isOpen ?? false;
  // The queue was opened over it.
  if (isWanted && isQueueOpen) setWanted(false);
  const isOpen = isWanted && !isQueueOpen;
  const handleToggle = () => {
    if (isQueueOpen) queue?.onToggle();
    setWanted(!isOpen);
  };
  return (
    <>
      <LyricsButton isOpen={isOpen} onToggle={handleToggle} />
      {isOpen && <LyricsPanel onClose={() => setWanted(false)} />}
    </>
  );
}
