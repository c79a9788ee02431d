import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { factorDemanded, readToken, serviceClosed, sessionExpired } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';

type SessionState = {
  /** `loading` until the attempt to restore the session from a stored token has ended. */
  status: 'loading' | 'visitor' | 'listener';
  user: User | null;
  /** Whose session ended by itself, so that what they left can wait for them. */
  expiredId?: string | undefined;
  /** Their session ended by itself, and what they had before them stays until they sign in again or give up. */
  isInterrupted?: boolean;
  /** The service is in maintenance, and lets them in no more. */
  isClosed?: boolean;
  /** The service demands a second factor of them, and serves them nothing else until they have one. */
  lacksFactor?: boolean;
};

const initialState = (): SessionState => ({
  status: readToken() === null ? 'visitor' : 'loading',
  user: null,
});

const becomeVisitor = (): SessionState => ({ status: 'visitor', user: null });

/** Who is using the application. See docs/product/account.md. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload: user }: PayloadAction<User>): SessionState => ({
      status: 'listener',
      user,
    }),
    /** The person changed something about themselves, and the server said so. */
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
    /** They do not sign in again. */
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
    /** Id of the person whom this tab knew last, where it keeps what they left. */
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
