import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { factorDemanded, readToken, serviceClosed, sessionExpired } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';
import { useSelector } from 'react-redux';

type SessionState = {
  /** `loading` until the stored session is restored. */
  status: 'loading' | 'visitor' | 'listener';
  user: User | null;
  /** User of the expired session, whose input waits for them. */
  expiredId?: string | undefined;
  /** The page stays until the user signs in again or gives up. */
  isInterrupted?: boolean;
  isClosed?: boolean;
  lacksFactor?: boolean;
};

const initialState = (): SessionState => ({
  status: readToken() === null ? 'visitor' : 'loading',
  user: null,
});

const becomeVisitor = (): SessionState => ({ status: 'visitor', user: null });

/** See docs/product/account.md. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload: user }: PayloadAction<User>): SessionState => ({
      status: 'listener',
      user,
    }),
    viewerChanged: (state, { payload: user }: PayloadAction<User>) => {
      if (state.user?.id === user.id) state.user = user;
    },
    serviceOpened: (state) => {
      state.isClosed = false;
    },
    factorAdded: (state) => {
      state.lacksFactor = false;
    },
    sessionEnded: becomeVisitor,
    sessionGivenUp: ({ user }) => ({ ...becomeVisitor(), expiredId: user?.id }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionExpired, (state) =>
        state.user ? { ...state, isInterrupted: true } : becomeVisitor(),
      )
      .addCase(serviceClosed, (state) => {
        state.isClosed = true;
      })
      .addCase(factorDemanded, (state) => {
        state.lacksFactor = true;
      });
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsClosed: (state) => state.isClosed === true,
    selectLacksFactor: (state) => state.lacksFactor === true,
    selectIsInterrupted: (state) => state.isInterrupted === true,
    selectViewer: (state) => state.user,
    /** Identifies the input that this tab stored. */
    selectLastId: (state) => state.user?.id ?? state.expiredId,
  },
});

export const {
  factorAdded,
  serviceOpened,
  sessionStarted,
  sessionEnded,
  sessionGivenUp,
  viewerChanged,
} = sessionSlice.actions;
export const {
  selectIsClosed,
  selectIsInterrupted,
  selectLacksFactor,
  selectLastId,
  selectSessionStatus,
  selectViewer,
} = sessionSlice.selectors;

export const useViewer = (): User | null => useSelector(selectViewer);
