/** How long the token lives with which a password is renewed, in minutes. */
export const resetMinutes = 60;
