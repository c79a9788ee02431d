// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, sampleNoticeSlice } from '@/shared/api';
import { sampleUserProfile } from '@/shared/sample/sample-profile.ts';
import { userApi } from './user-api';

const id = 'usr_demo-oyente';
const profile = { ...sampleUserProfile(id), isFollowing: false, followers: 7 };
let answerFollow = Promise.withResolvers<Response>();

beforeEach(() => {
  answerFollow = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'POST' ? answerFollow.promise : Promise.resolve(Response.json(profile)),
  );
});

afterEach(() => vi.unstubAllGlobals());

async function showProfile() {
  const store = configureStore({
    reducer: { api: api.reducer, sampleNotice: sampleNoticeSlice.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(userApi.endpoints.userProfile.initiate(id));
  const shown = () => userApi.endpoints.userProfile.select(id)(store.getState()).data;
  const follow = (isFollowing = true) =>
    store.dispatch(userApi.endpoints.followUser.initiate({ id, isFollowing }));
  return { shown, follow };
}

// Proves people: The count moves by one
/** See docs/product/people.md. */
it.each([
  [true, 8],
  [false, 7],
])(
  'following %s is shown after the server has agreed, the count moved by one',
  async (to, count) => {
    const { shown, follow } = await showProfile();
    const call = follow();
    expect(shown()).toMatchObject({ isFollowing: false, followers: 7 });
    answerFollow.resolve(Response.json({ isFollowing: to, followers: 99 }));
    await call;
    expect(shown()).toMatchObject({ isFollowing: to, followers: count });
  },
);

it('moves the count back by one when following ends', async () => {
  const { shown, follow } = await showProfile();
  answerFollow.resolve(Response.json({ isFollowing: true, followers: 8 }));
  await follow();
  answerFollow = Promise.withResolvers<Response>();
  answerFollow.resolve(Response.json({ isFollowing: false, followers: 7 }));
  await follow(false);
  expect(shown()).toMatchObject({ isFollowing: false, followers: 7 });
});

it('leaves state and count as they were when the call fails', async () => {
  const { shown, follow } = await showProfile();
  answerFollow.resolve(Response.json({ code: 'server', error: '' }, { status: 500 }));
  await follow();
  expect(shown()).toMatchObject({ isFollowing: false, followers: 7 });
});
