import { createAction } from '@reduxjs/toolkit';

/** The server does not know the token any more, its account is suspended, or nobody could be asked whose it is. */
export type SessionEnd = 'expired' | 'suspended' | 'unreachable';

/** The token that was sent lets nobody in; it has been discarded already. */
export const sessionExpired = createAction<SessionEnd>('api/sessionExpired');

/** The server lets the role of the signed-in person do less than this page thought. */
export const rightRefused = createAction('api/rightRefused');
