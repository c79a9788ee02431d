import {
  beginHeadersSchema,
  finishHeadersSchema,
  partHeadersSchema,
  tusHeadersSchema,
  uploadBegunSchema,
} from '../large-file.ts';
import { partType } from '../large-file-limits.ts';

/** Where files are sent that can go on where they broke. */
export type LargeFilePath =
  | '/label/uploads/sound'
  | '/promotion/uploads/canvas'
  | `/promotion/uploads/${'story' | 'marquee'}-${'video' | 'audio'}`;

export const beginCall = {
  headers: beginHeadersSchema,
  answer: uploadBegunSchema,
  status: 201,
} as const;

export const partCall = {
  headers: partHeadersSchema,
  takesFile: true,
  fileType: partType,
} as const;

export const finishCall = { headers: finishHeadersSchema } as const;

export const endCall = { headers: tusHeadersSchema } as const;
