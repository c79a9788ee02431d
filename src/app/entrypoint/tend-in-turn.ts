import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadRoute } from '@/app/routes/preload-route';
import { preparePlaying, tendCopies } from '@/entities/offline-copy';
import { listAtSource, readWholeList } from '@/features/read-tracks';
import { paths, type Viewer } from '@/shared/routes';

type TendedStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => { session: { user: Viewer } };
};

let turn: Promise<void> | null = null;

/** Once at a time; the worker keeps the screen and what opens a copy. */
export function tendInTurn(store: TendedStore, owner: string): Promise<void> {
  const readList = async (source: string, name: string) => {
    const list = listAtSource(source);
    return list && store.dispatch(readWholeList({ ...list, name }));
  };
  const tend = async () => {
    await tendCopies(owner, readList);
    await preparePlaying();
    const { user } = store.getState().session;
    await preloadRoute({ pathname: paths.offline, search: '' }, user);
  };
  turn ??= tend().finally(() => {
    turn = null;
  });
  return turn;
}
