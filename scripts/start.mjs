// `npm start`: installs and builds what is missing, then serves the product.
import process from 'node:process';
import { build, ensureInstalled, isBuilt, runInForeground } from './prepare.mjs';

ensureInstalled({ withTools: false });
// The first start of the server fills a database meanwhile, which takes as long and another core.
const built = isBuilt() ? undefined : build({ isStrict: false });
runInForeground('server/main.ts', process.argv.slice(2), built);
