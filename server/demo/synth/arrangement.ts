import type { Section, SectionName } from './form.ts';
import type { Score } from './score.ts';

/** `tune` is null without a melody. */
export type Arrangement = {
  drums: 'none' | 'light' | 'base' | 'full';
  bass: 'none' | 'held' | 'played';
  comp: boolean;
  second: boolean;
  pad: boolean;
  tune: 'verse' | 'chorus' | 'break' | null;
  doubled: boolean;
  strength: number;
};

const quiet = { second: false, pad: true, comp: true, doubled: false };

const plain: Record<SectionName, Omit<Arrangement, 'strength'>> = {
  verse: { ...quiet, drums: 'base', bass: 'played', pad: false, tune: 'verse' },
  chorus: { ...quiet, drums: 'full', bass: 'played', second: true, tune: 'chorus' },
  break: { ...quiet, drums: 'none', bass: 'held', tune: 'break' },
  outro: { ...quiet, drums: 'light', bass: 'held', tune: 'chorus' },
};

/**
 * Later verses keep the second instrument, the break begins without drums and builds up, and the
 * last chorus doubles its tune an octave away.
 */
export function arrange(section: Section, bar: number, ending: Score['ending']): Arrangement {
  const base = { ...plain[section.name], strength: section.strength };
  const isLate = bar >= section.bars / 2;
  switch (section.name) {
    case 'verse':
      return { ...base, second: section.round > 0 || bar >= 8, pad: section.round > 0 && isLate };
    case 'chorus':
      return { ...base, doubled: section.isFinal };
    case 'break':
      return { ...base, drums: isLate ? 'base' : 'none', second: isLate };
    case 'outro':
      if (ending === 'chord') return { ...base, drums: 'base', bass: 'played' };
      return { ...base, tune: bar < 4 ? 'chorus' : null };
  }
}
