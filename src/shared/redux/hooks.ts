import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** `State` is the part of the state that the thunk reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>;

/** `never` accepts thunks of any part of the state. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<never, unknown, UnknownAction>>();
