import { createListenerMiddleware } from '@reduxjs/toolkit';
import { lateMiddleware } from './late-middleware';

const listenerMiddleware = createListenerMiddleware();
// Only what is fetched later listens to actions, so the first screen does not carry the listener.
lateMiddleware.addMiddleware(listenerMiddleware.middleware);

/** The one listener: what reacts to actions outside React registers itself here. */
export const { startListening } = listenerMiddleware;
