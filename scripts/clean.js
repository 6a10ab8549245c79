// Removes the build, so that no file outlives its source: what tsc no longer writes would still be packed.

import { rmSync } from 'node:fs';

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
