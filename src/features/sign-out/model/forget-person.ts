import { outbox } from '@/entities/outbox';
import { logFailure } from '@/shared/lib/log';
import { forgetTextsOf } from '@/shared/lib/storage';

/** See docs/product/personal-data.md. */
export async function forgetPerson(owner: string): Promise<void> {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  forgetTextsOf(owner);
  try {
    const { forgetFilesOf } = await import('@/shared/files');
    await forgetFilesOf(owner);
  } catch (error) {
    logFailure('forget the files of a person', error);
  }
}
