import { createAction } from '@reduxjs/toolkit';

/** The server is in maintenance and serves nobody but admins. */
export const serviceClosed = createAction('api/serviceClosed');
