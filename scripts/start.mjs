// `npm start`: installs and builds what is missing, then serves the product.
import process from 'node:process';
import { build, ensureInstalled, isBuilt, runInForeground } from './prepare.mjs';

const needsBuild = !isBuilt();
ensureInstalled({ withTools: needsBuild });
if (needsBuild) build({ isStrict: false });
runInForeground('server/main.ts', process.argv.slice(2));
