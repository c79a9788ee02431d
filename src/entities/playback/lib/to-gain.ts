/** Half of the scale sounds half as loud, which is 10 dB less. */
const exponent = Math.log2(10) / 2;

/**
 * @param level position of the control, 0 to 1
 * @returns amplitude, 0 to 1
 */
export const toGain = (level: number): number => level ** exponent;
