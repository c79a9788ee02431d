import { expect, it } from 'vitest';
import { getClicked, getOpened } from './notification-rates';

const notification = { recipientCount: 40, openRate: 25, clickRate: 0, trackTitle: 'Luna' };

it('has a rate if somebody received it', () => {
  expect([getOpened(notification), getClicked(notification)]).toEqual([25, 0]);
});

it('has no click rate without a link', () => {
  expect(getClicked({ ...notification, trackTitle: null })).toBeNull();
});

it('keeps the clicks on a deleted song', () => {
  expect(getClicked({ ...notification, clickRate: 12.5, trackTitle: null })).toBe(12.5);
});

it('has no rate without recipients', () => {
  const nobody = { ...notification, recipientCount: 0, openRate: 0 };
  expect([getOpened(nobody), getClicked(nobody)]).toEqual([null, null]);
});
