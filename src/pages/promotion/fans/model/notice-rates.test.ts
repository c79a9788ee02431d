import { expect, it } from 'vitest';
import { clickedOf, openedOf } from './notice-rates';

const notice = { recipientCount: 40, openRate: 25, clickRate: 0, trackTitle: 'Luna' };

it('has a rate if somebody received it', () => {
  expect([openedOf(notice), clickedOf(notice)]).toEqual([25, 0]);
});

it('has no click rate without a link', () => {
  expect(clickedOf({ ...notice, trackTitle: null })).toBeNull();
});

it('keeps the clicks on a deleted song', () => {
  expect(clickedOf({ ...notice, clickRate: 12.5, trackTitle: null })).toBe(12.5);
});

it('has no rate without recipients', () => {
  const nobody = { ...notice, recipientCount: 0, openRate: 0 };
  expect([openedOf(nobody), clickedOf(nobody)]).toEqual([null, null]);
});
