import type { NewCanvas } from '@/features/create-canvas';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { isForeignAddress } from '@/shared/contract/web-address.ts';
import { readNumber } from '@/shared/lib/format';

/** What is filled in of a canvas beside its file. */
export type CanvasForm = {
  trackId: string;
  videoUrl: string;
  description: string;
  tags: string[];
  isLoop: boolean;
  /** Seconds, as they were typed. */
  startTime: string;
  endTime: string;
};

export const emptyForm: CanvasForm = {
  trackId: '',
  videoUrl: '',
  description: '',
  tags: [],
  isLoop: true,
  startTime: '0',
  endTime: String(canvasLimits.secondsMax),
};

export const formOf = ({ startTime, endTime, ...canvas }: NewCanvas): CanvasForm => ({
  trackId: canvas.trackId,
  videoUrl: canvas.videoUrl,
  description: canvas.description,
  tags: canvas.tags,
  isLoop: canvas.isLoop,
  startTime: String(startTime),
  endTime: String(endTime),
});

/** What is wrong in which field, as keys of this page's words. */
export type CanvasFaults = {
  videoUrl?: 'address';
  startTime?: 'start';
  endTime?: 'end' | 'short' | 'beyond';
};

const { startMax, secondsMin, secondsMax } = canvasLimits;

/** Seconds that two moments of a video may be apart and still be the same. */
const tolerance = 0.1;

/** Seconds of a video that are shown; NaN for what is no number. */
export const cutOf = ({ startTime, endTime }: Pick<CanvasForm, 'startTime' | 'endTime'>) => ({
  start: readNumber(startTime, 2) ?? Number.NaN,
  end: readNumber(endTime, 2) ?? Number.NaN,
});

/**
 * What is wrong with a form, beside what lacks altogether. See docs/product/canvas.md.
 *
 * @param length of the file in seconds, where one was chosen.
 */
export function faultsOf(form: CanvasForm, length: number | null): CanvasFaults {
  const { start, end } = cutOf(form);
  const faults: CanvasFaults = {};
  if (form.videoUrl.trim() !== '' && !isForeignAddress(form.videoUrl.trim())) {
    faults.videoUrl = 'address';
  }
  if (!(start >= 0 && start <= startMax)) faults.startTime = 'start';
  if (!(end >= secondsMin && end <= secondsMax)) faults.endTime = 'end';
  else if (end - start < secondsMin) faults.endTime = 'short';
  else if (length !== null && end > length + tolerance) faults.endTime = 'beyond';
  return faults;
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether something kept on the device is a form. */
export function isCanvasForm(candidate: unknown): candidate is CanvasForm {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { tags, isLoop, ...texts } = candidate as Record<string, unknown>;
  return (
    ['trackId', 'videoUrl', 'description', 'startTime', 'endTime'].every((name) =>
      isText(texts[name]),
    ) &&
    Array.isArray(tags) &&
    tags.every(isText) &&
    typeof isLoop === 'boolean'
  );
}
