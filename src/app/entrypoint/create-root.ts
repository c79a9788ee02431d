// Evaluates React in its part of the start (scripts/build/start-chunk.ts), not at its first use.
export { createRoot } from 'react-dom/client';
