import { useEffect, useState } from 'react';
import {
  type ListAnswers,
  type ListKind,
  type MusicList,
  type OpenedList,
  openList,
} from '@/features/read-tracks';
import { useAppDispatch } from '@/shared/redux';

/** Null while it loads. */
export type ListReading = OpenedList | 'failed' | null;

/** The answer that a menu begins with; its toggles keep their own state. */
export function useOpenedList({ kind, id }: MusicList): ListReading {
  const dispatch = useAppDispatch();
  const [reading, setReading] = useState<ListReading>(null);
  useEffect(() => {
    let isOver = false;
    const { opened, close } = dispatch(openList({ kind, id, name: '' }));
    const take = async () => {
      const answer = await opened;
      if (!isOver) setReading(answer ?? 'failed');
    };
    void take();
    return () => {
      isOver = true;
      close();
    };
  }, [dispatch, kind, id]);
  return reading;
}

export function getAnswer<Kind extends ListKind>(
  reading: ListReading,
  kind: Kind,
): ListAnswers[Kind] | null {
  const isOfKind = reading !== null && reading !== 'failed' && reading.kind === kind;
  return isOfKind ? (reading.answer as ListAnswers[Kind]) : null;
}
