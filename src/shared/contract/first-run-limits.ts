export const serviceNameMax = 30;
