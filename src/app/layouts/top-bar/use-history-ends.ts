import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

type Trail = { keys: readonly string[]; at: number; key: string };

/** Follows the router's keys, because browsers do not report the ends of the history. */
export function useHistoryEnds(): { isFirst: boolean; isLast: boolean } {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [trail, setTrail] = useState<Trail>({ keys: [key], at: 0, key });
  if (trail.key !== key) setTrail(updateTrail(trail, key, navigation));
  return { isFirst: trail.at === 0, isLast: trail.at === trail.keys.length - 1 };
}

function updateTrail({ keys, at }: Trail, key: string, navigation: string): Trail {
  const known = keys.indexOf(key);
  if (navigation === 'POP' && known >= 0) return { keys, at: known, key };
  const before = keys.slice(0, navigation === 'REPLACE' ? at : at + 1);
  return { keys: [...before, key], at: before.length, key };
}
