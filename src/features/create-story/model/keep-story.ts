import { type CreatedPlace, type Kept, outbox } from '@/entities/outbox';
import { storyLimits } from '@/shared/contract/story-limits.ts';
import { hasRoomFor, keepFile } from '@/shared/files';
import { newId } from '@/shared/lib/id';
import { type NewStory, newStories } from './stories';

type Keeping = {
  place: CreatedPlace;
  filled: Omit<NewStory, 'id' | 'createdAt' | 'fileKey'>;
  /** A file that was chosen now. */
  file: Blob | null;
  /** The story that is changed, where it is not a new one. */
  former: NewStory | null;
};

/** Puts a story in front of those of a person, with its file, on this device alone until it is delivered. */
export async function keepStory({ place, filled, file, former }: Keeping): Promise<Kept> {
  const { owner } = place;
  const isText = filled.type === 'text';
  let fileKey = isText ? null : (former?.fileKey ?? null);
  if (file && !isText) {
    if (!(await hasRoomFor(file.size))) return 'full';
    fileKey = `story-${newId()}`;
    await keepFile({ key: fileKey, owner, file });
  }
  if (former) {
    const edited = newStories.edit(owner, { ...former, ...filled, fileKey });
    if (edited === 'sent' || edited === 'gone' || !isOver(former)) return edited;
    // The day of the former one is over: this is another, whose day begins now.
    outbox.remove(owner, former.id);
  }
  const createdAt = new Date().toISOString();
  const isKept = newStories.create(place, (id) => ({ ...filled, fileKey, id, createdAt }));
  return isKept ? 'kept' : 'failed';
}

const isOver = ({ createdAt }: NewStory) =>
  Date.now() - Date.parse(createdAt) >= storyLimits.hours * 3_600_000;
