export const resetMinutes = 60;
