import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/**
 * Dispatch that takes thunks, whatever part of the state they name (hence `never`). Reading needs no
 * such twin: slices carry their typed selectors.
 */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<never, unknown, UnknownAction>>();
