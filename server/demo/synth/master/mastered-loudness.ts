/** LUFS of a whole piece; the encoder takes half a decibel. */
export const masteredLoudness = -13.75;
