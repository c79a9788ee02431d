import type { Arrangement } from './arrangement.ts';
import type { Groove, Style } from './style.ts';
import type { DrumName } from './voices/drums.ts';

/** `level` is 0 to 1. */
export type Stroke = { drum: DrumName; step: number; level: number; pan: number };

const levels: Readonly<Record<string, number>> = { X: 1, x: 0.72, o: 0.34 };

/** `level` is relative to the kick. */
const mix: Record<DrumName, { level: number; pan: number }> = {
  kick: { level: 1, pan: 0 },
  deepKick: { level: 1, pan: 0 },
  clubKick: { level: 1, pan: 0 },
  snare: { level: 0.62, pan: 0.05 },
  tightSnare: { level: 0.58, pan: 0.05 },
  brush: { level: 0.4, pan: 0.15 },
  rim: { level: 0.4, pan: -0.2 },
  clap: { level: 0.55, pan: 0 },
  hat: { level: 0.2, pan: 0.3 },
  openHat: { level: 0.2, pan: 0.3 },
  ride: { level: 0.2, pan: -0.35 },
  crash: { level: 0.26, pan: -0.3 },
  shaker: { level: 0.18, pan: -0.4 },
  conga: { level: 0.45, pan: 0.35 },
  lowConga: { level: 0.5, pan: 0.2 },
  tom: { level: 0.6, pan: -0.15 },
};

const driving: ReadonlySet<string> = new Set([
  'kick',
  'deepKick',
  'clubKick',
  'snare',
  'tightSnare',
  'clap',
  'crash',
]);

function getStrokes(groove: Groove, drum: DrumName): Stroke[] {
  return Array.from(groove[drum] ?? '', (mark, step) => ({
    drum,
    step,
    level: (levels[mark] ?? 0) * mix[drum].level,
    pan: mix[drum].pan,
  })).filter(({ level }) => level > 0);
}

function getDrums(groove: Groove): DrumName[] {
  return (Object.keys(mix) as DrumName[]).filter((drum) => groove[drum] !== undefined);
}

/** Plays a roll over the last beat, on the groove's own drums. */
function fill(groove: Groove, steps: number): Stroke[] {
  const drum = getDrums(groove).find((one) =>
    ['snare', 'tightSnare', 'clap', 'conga', 'rim'].includes(one),
  );
  if (!drum) return [];
  const { level, pan } = mix[drum];
  return [0, 1, 2, 3].map((index) => ({
    drum: index % 2 === 1 && drum === 'snare' ? 'tom' : drum,
    step: steps - 4 + index,
    level: level * (0.45 + 0.15 * index),
    pan,
  }));
}

/** Thins or fills the groove as the arrangement asks. */
export function drumEvents(
  groove: Groove,
  style: Style,
  plan: Arrangement,
  inSection: number,
  { isLast }: { isLast: boolean },
): Stroke[] {
  if (plan.drums === 'none') return [];
  const strokes = getDrums(groove)
    .filter((drum) => plan.drums !== 'light' || !driving.has(drum))
    .flatMap((drum) => getStrokes(groove, drum));
  const lift = { ...style.lift, crash: undefined };
  const full =
    plan.drums === 'full' ? getDrums(lift).flatMap((drum) => getStrokes(lift, drum)) : [];
  const hasSnare = getDrums(groove).some((drum) => driving.has(drum));
  const crash =
    plan.drums === 'full' && inSection === 0 && hasSnare ? getStrokes({ crash: 'X' }, 'crash') : [];
  const isFilled = isLast && plan.drums !== 'light';
  const played = isFilled ? strokes.filter(({ step }) => step < style.steps - 4) : strokes;
  return [...played, ...full, ...crash, ...(isFilled ? fill(groove, style.steps) : [])];
}
