/** Minutes for which the token of a password reset is valid. */
export const resetMinutes = 60;
