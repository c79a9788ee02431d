import type { RequestHandler } from 'msw';
import { outbox } from '@/entities/outbox';
import { getDraftName } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { deviceTexts } from '@/shared/lib/storage';
import { ConfirmedAct } from '../ui/lazy-parts';

export const toolOwner = 'usr_vera';

type ToolStories = {
  item: { act: string; loadGuard: () => Promise<unknown> };
  address: string;
  handlers: RequestHandler[];
  /** Notes calls, and is cleared before each story. */
  called: { mockClear: () => unknown };
  /** Lazy parts, before a story looks for them. */
  load: () => Promise<unknown>;
};

/** The page of a tool for its artist, without pending items and drafts. */
export function toolStories({ item, address, handlers, called, load }: ToolStories) {
  function forget() {
    for (const { id } of outbox.read(toolOwner)) outbox.remove(toolOwner, id);
    deviceTexts.remove(getDraftName(item, toolOwner));
  }
  return {
    parameters: {
      layout: 'fullscreen',
      frame: 'page',
      address,
      state: signedIn({ id: toolOwner, role: 'artist', displayName: 'Nora Quintavalle' }),
      msw: { handlers },
    },
    loaders: [() => Promise.all([load(), item.loadGuard(), ConfirmedAct.load()])],
    beforeEach: () => {
      called.mockClear();
      forget();
      return forget;
    },
  };
}
