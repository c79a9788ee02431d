import { createAction } from '@reduxjs/toolkit';

export const serviceClosed = createAction('api/serviceClosed');
