// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceList } from '@/shared/lib/storage';
import { deliverWaiting } from '../testing/deliver-waiting';
import { deliveredList } from './delivered-list';
import { useDeliveredToggle } from './use-delivered-toggle';

type Album = { id: string };
const isAlbum = (candidate: unknown): candidate is Album =>
  typeof (candidate as Partial<Album> | null)?.id === 'string';

const local = deviceList('albums', isAlbum);
const delivered = deliveredList({
  name: 'albums',
  local,
  isItem: isAlbum,
  acts: { in: 'like-album', out: 'unlike-album' },
  getName: ({ id }) => id,
  getBody: ({ id }, isLiked) => ({ albumId: id, isLiked }),
});
const owner = 'usr_1';
const item = { id: 'alb_1' };

const open = (reported: boolean) =>
  renderHook(
    (seen: boolean) =>
      useDeliveredToggle({ local, delivered, owner, item, reported: seen, noRoom: '' }),
    {
      initialProps: reported,
    },
  );

it('is the same in a menu that opens after the press, before the page is read again', () => {
  const header = open(false);
  act(() => header.result.current.turn(true));
  act(() => deliverWaiting(owner));
  const menu = open(false);
  expect([header.result.current.isIn, menu.result.current.isIn]).toEqual([true, true]);
  act(() => menu.result.current.turn(false));
  expect([header.result.current.isIn, menu.result.current.isIn]).toEqual([false, false]);
});

it('follows the server again once that has answered', () => {
  const header = open(false);
  act(() => header.result.current.turn(true));
  act(() => deliverWaiting(owner));
  header.rerender(true);
  header.rerender(false);
  expect(header.result.current.isIn).toBe(false);
});
