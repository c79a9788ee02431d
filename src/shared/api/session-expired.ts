import { createAction } from '@reduxjs/toolkit';

/** The token is unknown, its account is suspended, or the server was unreachable. */
export type SessionEnd = 'expired' | 'suspended' | 'unreachable';

/** The token has already been discarded. */
export const sessionExpired = createAction<SessionEnd>('api/sessionExpired');

/** The user's role has fewer rights than this page assumed. */
export const rightRefused = createAction('api/rightRefused');
