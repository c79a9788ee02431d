// `npm start`: installs and builds what is missing, then serves the product.
import process from 'node:process';
import { build, ensureInstalled, isBuilt, runInForeground } from './prepare.mjs';

ensureInstalled({ withTools: false });
// The server's first start fills a database on another core meanwhile.
const built = isBuilt() ? undefined : build({ isStrict: false });
runInForeground('server/main.ts', process.argv.slice(2), built);
