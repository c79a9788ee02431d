import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** Where middleware joins the store that is fetched after the first screen. */
export const lateMiddleware = createDynamicMiddleware();
