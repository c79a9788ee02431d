import { createListenerMiddleware } from '@reduxjs/toolkit';

/** The one listener middleware, for reactions to actions outside React. */
export const listenerMiddleware = createListenerMiddleware();

export const { startListening } = listenerMiddleware;
