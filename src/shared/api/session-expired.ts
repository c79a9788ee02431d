import { createAction } from '@reduxjs/toolkit';

/**
 * The server no longer knows the token that was sent, or could not be asked whose it is; it has been
 * discarded already.
 */
export const sessionExpired = createAction<'unreachable' | undefined>('api/sessionExpired');
