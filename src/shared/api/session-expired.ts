import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows the token that was sent; it has been discarded already. */
export const sessionExpired = createAction('api/sessionExpired');
