import { http, HttpResponse } from 'msw';
import type { TodayKind, TodayLine } from '@/shared/contract/today.ts';

type Given = Partial<TodayLine> & { kind: TodayKind };

export const makeLine = (given: Given): TodayLine => ({
  id: given.kind,
  name: '',
  about: '',
  image: null,
  day: null,
  count: 1,
  amount: null,
  part: null,
  artistId: null,
  ...given,
});

/** Answers the homes of all offices with the same lines. */
export const answerToday = (given: readonly Given[] = [], total = given.length) =>
  http.get('*/api/today/:office', () => HttpResponse.json({ lines: given.map(makeLine), total }));
