import type { Section, SectionName } from './form.ts';

/** `tune` is null without a melody. */
export type Arrangement = {
  drums: 'none' | 'light' | 'base' | 'full';
  bass: 'none' | 'held' | 'played';
  comp: boolean;
  second: boolean;
  pad: boolean;
  tune: 'verse' | 'chorus' | 'bridge' | null;
  doubled: boolean;
  strength: number;
};

const plain: Record<SectionName, Arrangement> = {
  intro: {
    drums: 'light',
    bass: 'none',
    comp: true,
    second: false,
    pad: true,
    tune: null,
    doubled: false,
    strength: 0.85,
  },
  verse: {
    drums: 'base',
    bass: 'played',
    comp: true,
    second: false,
    pad: false,
    tune: 'verse',
    doubled: false,
    strength: 0.9,
  },
  chorus: {
    drums: 'full',
    bass: 'played',
    comp: true,
    second: true,
    pad: true,
    tune: 'chorus',
    doubled: false,
    strength: 1,
  },
  bridge: {
    drums: 'light',
    bass: 'held',
    comp: true,
    second: true,
    pad: true,
    tune: 'bridge',
    doubled: false,
    strength: 0.85,
  },
  outro: {
    drums: 'light',
    bass: 'held',
    comp: true,
    second: false,
    pad: true,
    tune: 'chorus',
    doubled: false,
    strength: 0.8,
  },
};

/**
 * The intro's last bars add a second instrument, later verses keep it, and the last chorus
 * doubles its tune an octave away.
 */
export function arrange(section: Section, bar: number): Arrangement {
  const base = plain[section.name];
  const isLate = bar >= section.bars / 2;
  switch (section.name) {
    case 'intro':
      return {
        ...base,
        second: isLate,
        bass: isLate ? 'held' : 'none',
        drums: isLate ? 'light' : 'none',
      };
    case 'verse':
      return { ...base, second: section.round > 0 || bar >= 8, pad: section.round > 0 && isLate };
    case 'chorus':
      return { ...base, doubled: section.round > 1 };
    case 'bridge':
      return { ...base, drums: isLate ? 'base' : 'light', bass: isLate ? 'played' : 'held' };
    case 'outro':
      return { ...base, tune: bar < 4 ? 'chorus' : null };
  }
}
