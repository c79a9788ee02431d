// `npm run build`: always builds the client, without `npm start`.
import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled({ withTools: false });
await build({ isStrict: true });
