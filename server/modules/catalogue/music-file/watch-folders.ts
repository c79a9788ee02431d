import { type FSWatcher, watch } from 'node:fs';
import { joinPath } from '../../../media/music/music-path.ts';

/** Folders that are watched at most, for each folder of the setting. */
const watchedMost = 4_000;

/** Milliseconds of quiet after a change: a copied album is many changes. */
const quiet = 5_000;

/**
 * Hints that something changed in a folder. They may be lost or late, so that walks never rely on
 * them.
 */
export function openHints(onHint: (path: string) => void) {
  const watchers = new Map<string, FSWatcher[]>();
  const due = new Map<string, NodeJS.Timeout>();

  function close(path: string) {
    for (const watcher of watchers.get(path) ?? []) watcher.close();
    watchers.delete(path);
  }

  function hint(path: string) {
    const former = due.get(path);
    if (former) return void former.refresh();
    const timer = setTimeout(() => {
      due.delete(path);
      onHint(path);
    }, quiet);
    due.set(path, timer.unref());
  }

  return {
    /** Watches these folders instead of the former ones of the same path. */
    watch(path: string, root: Buffer, folders: readonly Buffer[]) {
      close(path);
      const opened: FSWatcher[] = [];
      watchers.set(path, opened);
      for (const folder of folders.slice(0, watchedMost)) {
        try {
          const at = folder.length === 0 ? root : joinPath(root, folder);
          const watcher = watch(at, { persistent: false }, () => hint(path));
          watcher.on('error', () => watcher.close());
          opened.push(watcher);
        } catch {
          // The system has no more watches, or the folder is gone.
          return;
        }
      }
    },
    close() {
      for (const path of watchers.keys()) close(path);
      for (const timer of due.values()) clearTimeout(timer);
      due.clear();
    },
  };
}

export type Hints = ReturnType<typeof openHints>;
