import { describeEngine } from './engines/describe-engine.js';
import { engines } from './engines/engines.js';
import { describeControls } from './engines/suites/controls.js';

/**
 * A sample of tags in the engines that are packages of this system. In CI, that is Debian 12, whose engines are the oldest that are
 * tried; `npm run test:today` asks the newest about everything.
 */
for (const engine of engines.filter(({ packages }) => packages.length > 0))
  describeEngine(engine, () => describeControls(engine));
