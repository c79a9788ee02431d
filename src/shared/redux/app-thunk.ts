import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A thunk that names the part of the state that it reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>;
