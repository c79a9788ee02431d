// `npm test`: installs what is missing, then uses the pinned Node.
import process from 'node:process';
import { ensureInstalled, runInForeground } from './prepare.mjs';

ensureInstalled({ withTools: true });
runInForeground('scripts/run-tests.ts', process.argv.slice(2));
