// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinAudio, playingState } from '@/entities/playback/index.testing';
import { playbackSlice, useIsTrackPlaying } from '@/entities/playback';
import { sessionSlice } from '@/entities/session';
import { signedIn } from '@/entities/session/index.testing';
import { startI18n } from '@/shared/i18n';
import { createFakeAudio } from '@/shared/lib/audio/index.testing';
import { listenerMiddleware } from '@/shared/redux';
import { Controls } from './Controls';
import { NowPlaying } from './NowPlaying';
import { Progress } from './Progress';
import { Volume } from './Volume';

let leave = () => {};

beforeEach(async () => {
  await startI18n();
});

afterEach(() => {
  cleanup();
  leave();
});

const Row = ({ id }: { id: string }) => <i>{String(useIsTrackPlaying(id))}</i>;

it('commits nothing but the progress while music plays', async () => {
  const commits = { progress: 0, rest: 0 };
  const count = (id: string) => {
    commits[id as keyof typeof commits] += 1;
  };
  const store = configureStore({
    reducer: combineSlices(playbackSlice, sessionSlice),
    preloadedState: { playback: playingState(), ...signedIn() },
    middleware: (getDefault) => getDefault().prepend(listenerMiddleware.middleware),
  });
  const audio = createFakeAudio();
  leave = joinAudio(store, audio);
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Profiler id="rest" onRender={count}>
            <NowPlaying />
            <Controls size="medium" />
            <Volume />
            <Row id="trk_luna" />
            <Row id="trk_faro" />
          </Profiler>
          <Profiler id="progress" onRender={count}>
            <Progress />
          </Profiler>
        </MemoryRouter>
      </Provider>,
    );
  });
  await act(async () => audio.emit('playing', null));
  commits.progress = 0;
  commits.rest = 0;

  for (let tick = 1; tick <= 840; tick += 1) {
    await act(async () => audio.emit('time', tick / 4));
  }

  expect(commits.progress).toBe(840);
  expect(commits.rest).toBe(0);
});
