import * as z from 'zod/mini';
import { deliveredCanvasSchema } from '@/shared/contract/canvas.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { isForeignAddress } from '@/shared/rules/web-address.ts';
import { typedNumber } from '@/shared/lib/form';

const { trackTitle, artistName, videoFile, thumbnailFile, ...fields } = z.omit(
  deliveredCanvasSchema,
  { id: true, at: true },
).shape;

/** Seconds; moments this close count as equal. */
const tolerance = 0.1;

/** Checked even if fields have errors of their own. */
const ofEnd = (error: string) => ({ path: ['endTime'], error, when: () => true });

/**
 * The rules of a canvas. See docs/product/canvas.md.
 *
 * @param getLength seconds of the chosen file, null without one
 */
export const rulesFor = (getLength: () => number | null) =>
  z
    .object({
      ...fields,
      trackId: z.string().check(z.minLength(1)),
      videoUrl: fields.videoUrl.check(
        z.refine((address) => address === '' || isForeignAddress(address), 'address'),
      ),
      startTime: typedNumber(fields.startTime, 2),
      endTime: typedNumber(fields.endTime, 2),
    })
    .check(
      // Invalid numbers have an error at their own field.
      z.refine(
        ({ startTime, endTime }) => !(endTime - startTime < canvasLimits.secondsMin),
        ofEnd('short'),
      ),
      z.refine(
        ({ endTime }) => !(endTime > (getLength() ?? Infinity) + tolerance),
        ofEnd('beyond'),
      ),
    );

export const rules = rulesFor(() => null);

/** A canvas on this device. */
export const stored = z.object({
  ...fields,
  id: deliveredCanvasSchema.shape.id,
  trackTitle,
  artistName,
  /** Named once they are sent. */
  videoFile,
  thumbnailFile,
  /** Keys of the file and its picture on the device. */
  fileKey: z.nullable(z.string()),
  thumbnailKey: z.nullable(z.string()),
  fileName: z.string(),
  createdAt: z.string(),
});

export type CanvasTyped = z.input<typeof rules>;
export type CanvasSent = z.output<typeof rules>;
export type NewCanvas = z.output<typeof stored>;
