import { openEngine } from './open-engine.ts';

// Run as a program of its own, with the folder as its only argument.
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Which folder?');
const engine = await openEngine(folder, { flushed: false });
await engine.close();
