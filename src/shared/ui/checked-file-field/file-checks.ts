import type { FileKind } from '@/shared/files';
import type { InspectionFault } from '@/shared/video/inspect-video.ts';

/** Absent requirements do not apply. */
export type FileRules = {
  kinds: readonly FileKind[];
  bytes: number;
  secondsMin?: number;
  secondsMax?: number;
  /** Pixels of a video. */
  sideMin?: number;
  sideMax?: number;
  isSquare?: boolean;
};

export type CheckedFault = InspectionFault | 'flashes';

const faultsOf = {
  weight: ['tooLarge'],
  format: ['type'],
  whole: ['cutOff', 'unreadable', 'noPicture'],
  played: ['codec', 'profile', 'undecodable'],
  square: ['notSquare'],
  side: ['side'],
  length: ['tooShort', 'tooLong'],
  flashes: ['flashes'],
} as const satisfies { [check: string]: readonly CheckedFault[] };

export type FileCheck = keyof typeof faultsOf;

/** The first fault ends the checks. */
const order: readonly CheckedFault[] = [
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

const toRequired = ({
  sideMin,
  isSquare,
  secondsMax,
}: FileRules): { [check in FileCheck]: boolean } => ({
  weight: true,
  format: true,
  whole: true,
  played: sideMin !== undefined,
  square: isSquare === true,
  side: sideMin !== undefined,
  length: secondsMax !== undefined,
  flashes: sideMin !== undefined,
});

export type FileCheckState = 'met' | 'failed' | 'unknown';

/** @param found null for no fault, undefined while it runs */
export function getChecks(rules: FileRules, found: CheckedFault | null | undefined) {
  const required = toRequired(rules);
  const checks = (Object.keys(faultsOf) as FileCheck[]).filter((check) => required[check]);
  return checks.map((check) => ({ check, state: judgeCheck(faultsOf[check], found) }));
}

function judgeCheck(
  faults: readonly CheckedFault[],
  found: CheckedFault | null | undefined,
): FileCheckState {
  if (found === undefined) return 'unknown';
  if (found === null) return 'met';
  if (faults.includes(found)) return 'failed';
  const position = order.indexOf(found);
  return faults.every((fault) => order.indexOf(fault) < position) ? 'met' : 'unknown';
}
