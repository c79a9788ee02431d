import { createListenerMiddleware } from '@reduxjs/toolkit';

/** The one listener middleware: what reacts to actions outside React registers itself here. */
export const listenerMiddleware = createListenerMiddleware();

export const { startListening } = listenerMiddleware;
