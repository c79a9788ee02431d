import { useState } from 'react';
import type { BroughtFile, BroughtMusic } from '../lib/brought-file';
import type { Brought } from '../model/use-bring';
import { BroughtView } from './BroughtView';
import { ChooseColumns } from './ChooseColumns';
import { ChooseList } from './ChooseList';
import { MatchingView } from './MatchingView';

type FoundMusicProps = {
  music: BroughtMusic;
  onCancel: () => void;
  /** Each list of the files was imported. */
  onAllDone: () => void;
};

const nothing: ReadonlySet<BroughtFile> = new Set();

/** From what files hold to what is imported: columns, if nobody knows them; a list; its songs. */
export function FoundMusic({ music, onCancel, onAllDone }: FoundMusicProps) {
  const [lists, setLists] = useState('lists' in music ? music.lists : null);
  const [chosen, setChosen] = useState<BroughtFile | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const [done, setDone] = useState(nothing);

  if (lists === null) {
    const table = 'table' in music ? music.table : { name: '', cells: [] };
    return <ChooseColumns table={table} onChoose={setLists} onCancel={onCancel} />;
  }
  const [only = null, ...others] = lists;
  const isSeveral = others.length > 0;
  const list = isSeveral ? chosen : only;
  const leave = () => {
    setBrought(null);
    setChosen(null);
    if (!isSeveral) onCancel();
  };
  if (list === null)
    return <ChooseList lists={lists} done={done} onChoose={setChosen} onCancel={onCancel} />;
  if (brought) return <BroughtView brought={brought} isSeveral={isSeveral} onOther={leave} />;
  const handleDone = (result: Brought) => {
    setBrought(result);
    const all = new Set([...done, list]);
    setDone(all);
    if (all.size === lists.length) onAllDone();
  };
  return <MatchingView file={list} onCancel={leave} onDone={handleDone} />;
}
