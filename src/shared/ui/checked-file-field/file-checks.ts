import type { FileKind } from '@/shared/files';
import type { InspectionFault } from '@/shared/video/inspect-video.ts';

/** What a form asks of a file, which its check holds; what is left out is not asked. */
export type FileRules = {
  kinds: readonly FileKind[];
  bytes: number;
  secondsMin?: number;
  secondsMax?: number;
  /** Pixels: of a video. */
  sideMin?: number;
  sideMax?: number;
  isSquare?: boolean;
};

export type FileFault = InspectionFault | 'flashes';

/** What speaks against each requirement. */
const faultsOf = {
  weight: ['tooLarge'],
  format: ['type'],
  whole: ['cutOff', 'unreadable', 'noPicture'],
  played: ['codec', 'profile', 'undecodable'],
  square: ['notSquare'],
  side: ['side'],
  length: ['tooShort', 'tooLong'],
  flashes: ['flashes'],
} as const satisfies { [check: string]: readonly FileFault[] };

export type FileCheck = keyof typeof faultsOf;

/** The order in which a file is looked at: a fault ends it, so what comes after is not known. */
const order: readonly FileFault[] = [
  'tooLarge',
  'type',
  'cutOff',
  'unreadable',
  'noPicture',
  'codec',
  'profile',
  'notSquare',
  'side',
  'tooShort',
  'tooLong',
  'undecodable',
  'flashes',
];

const isAsked = ({ sideMin, isSquare, secondsMax }: FileRules): { [check in FileCheck]: boolean } => ({
  weight: true,
  format: true,
  whole: true,
  played: sideMin !== undefined,
  square: isSquare === true,
  side: sideMin !== undefined,
  length: secondsMax !== undefined,
  flashes: sideMin !== undefined,
});

export type CheckState = 'met' | 'failed' | 'unknown';

/**
 * How a file stands to each thing that is asked of it.
 *
 * @param found the fault that its check ended at, null where it had none, undefined where it has not ended.
 */
export function checksOf(rules: FileRules, found: FileFault | null | undefined) {
  const asked = isAsked(rules);
  const checks = (Object.keys(faultsOf) as FileCheck[]).filter((check) => asked[check]);
  return checks.map((check) => ({ check, state: stateOf(faultsOf[check], found) }));
}

function stateOf(faults: readonly FileFault[], found: FileFault | null | undefined): CheckState {
  if (found === undefined) return 'unknown';
  if (found === null) return 'met';
  if (faults.includes(found)) return 'failed';
  const place = order.indexOf(found);
  return faults.every((fault) => order.indexOf(fault) < place) ? 'met' : 'unknown';
}
