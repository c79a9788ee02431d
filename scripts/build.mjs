// `npm run build`: builds the client unconditionally.
import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled({ withTools: false });
await build({ isStrict: true });
