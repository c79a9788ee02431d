import type * as z from 'zod/mini';
import type { DeliveredCanvas } from '@/shared/contract/canvas.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { formSchema } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';
import type { canvasRules } from './canvas-rules';

export type CanvasTyped = z.input<ReturnType<typeof canvasRules>>;

export type CanvasSent = Pick<DeliveredCanvas, keyof CanvasTyped>;

/** The form's rules, and a setter for the seconds of the chosen file; null without a file. */
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

/** The shown seconds of a video; NaN for an invalid number. */
export const getCut = ({ startTime, endTime, isLoop }: CanvasTyped) => ({
  start: readNumber(startTime, 2) ?? Number.NaN,
  end: readNumber(endTime, 2) ?? Number.NaN,
  isLoop,
});
