import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** `State` is the part of the state that the thunk reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>;
