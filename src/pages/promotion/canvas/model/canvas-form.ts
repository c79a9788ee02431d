import type * as z from 'zod/mini';
import type { DeliveredCanvas } from '@/shared/contract/canvas.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { formSchema } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';
import type { canvasRules } from './canvas-rules';

/** What is filled in of a canvas beside its file, as it is typed. */
export type CanvasTyped = z.input<ReturnType<typeof canvasRules>>;

/** What is sent of that. */
export type CanvasSent = Pick<DeliveredCanvas, keyof CanvasTyped>;

/** The rules of one form, and how it tells them how many seconds the chosen file has; null where there is none. */
export function makeCanvasSchema() {
  let length: number | null = null;
  return {
    schema: formSchema<CanvasTyped, CanvasSent>(async () =>
      (await import('./canvas-rules')).canvasRules(() => length),
    ),
    noteLength: (seconds: number | null) => {
      length = seconds;
    },
  };
}

export const emptyCanvas: CanvasTyped = {
  trackId: '',
  videoUrl: '',
  description: '',
  tags: [],
  isLoop: true,
  startTime: '0',
  endTime: String(canvasLimits.secondsMax),
};

/** Seconds of a video that are shown; NaN for what is no number. */
export const cutOf = ({ startTime, endTime, isLoop }: CanvasTyped) => ({
  start: readNumber(startTime, 2) ?? Number.NaN,
  end: readNumber(endTime, 2) ?? Number.NaN,
  isLoop,
});
