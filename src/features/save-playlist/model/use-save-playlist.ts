import { useStore } from 'react-redux';
import { useIsSaved } from '@/entities/playlist';
import { useAccountGate, useViewer } from '@/entities/session';
import { besideStore } from '@/shared/redux';
import { type SavablePlaylist, useSendSave } from './use-send-save';

/** Hearts of several lists send a change once. */
const underWay = besideStore(() => new Set<string>());

/** Visitors are asked to sign in. See docs/product/library.md. */
export function useSavePlaylist({ id, name }: SavablePlaylist) {
  const isSaved = useIsSaved(id, useViewer() !== null);
  const gate = useAccountGate();
  const send = useSendSave();
  const sending = underWay.of(useStore());
  const playlist = { id, name };

  const change = async () => {
    if (sending.has(id)) return;
    sending.add(id);
    await send(playlist, isSaved !== true);
    sending.delete(id);
  };

  const pending = { kind: 'save-playlist', playlist } as const;
  return { isSaved: isSaved === true, toggle: () => gate('like', () => void change(), pending) };
}
