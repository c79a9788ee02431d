import { http, HttpResponse } from 'msw';
import type { Waiting } from '@/shared/contract/inbox.ts';

/** Nothing waits, but for what is given. */
export const answerWaiting = (waiting: Partial<Waiting> = {}) =>
  http.get('*/api/editorial/waiting', () =>
    HttpResponse.json({ releases: 0, pitches: 0, canvas: 0, ...waiting }),
  );
