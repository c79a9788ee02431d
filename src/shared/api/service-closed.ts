import { createAction } from '@reduxjs/toolkit';

/** Maintenance: only admins are served. */
export const serviceClosed = createAction('api/serviceClosed');
