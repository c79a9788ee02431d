import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Dispatch that takes thunks. Reading needs no such twin: slices carry their typed selectors. */
export const useAppDispatch = useDispatch.withTypes<
  ThunkDispatch<unknown, unknown, UnknownAction>
>();
