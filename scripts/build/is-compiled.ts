/**
 * Parts of the first visit that are drawn once and then rest: what the React Compiler adds to them is
 * never earned back, and costs a first visit 3 kB.
 */
const restingParts =
  /\/src\/(app|shared\/ui|entities\/playlist\/ui|features\/(control-playback|play-tracks)|pages\/listener\/home|widgets\/(sample-notice|sidebar|sign-in-prompt|top-bar))\//;

/** Whether the React Compiler memoises a source file. */
export const isCompiled = (file: string): boolean =>
  file.includes('/src/') && !restingParts.test(file);
