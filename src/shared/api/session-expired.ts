import { createAction } from '@reduxjs/toolkit';

export type SessionEnd = 'expired' | 'suspended' | 'unreachable';

/** The token is already discarded. */
export const sessionExpired = createAction<SessionEnd>('api/sessionExpired');

export const rightRefused = createAction('api/rightRefused');
