import { deviceList } from '@/shared/lib/storage';
import type { Workspace } from './workspace';

const most = 6;

function isWorkspace(candidate: unknown): candidate is Workspace {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { kind, id, name, image } = candidate as Record<string, unknown>;
  return (
    (kind === 'artist' || kind === 'label') &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    (image === null || typeof image === 'string')
  );
}

const list = deviceList('recent-workspaces', isWorkspace);

function note(owner: string, { kind, id, name, image }: Workspace): void {
  const stored = list.read(owner);
  const [last] = stored;
  if (last?.id === id && last.name === name && last.image === image) return;
  const others = stored.filter((one) => one.id !== id);
  list.replace(owner, [{ kind, id, name, image }, ...others].slice(0, most));
}

/** Kept until sign-out. See docs/product/ownership.md. */
export const recentWorkspaces = { list, note };
