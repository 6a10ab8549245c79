import { etaEngine } from './eta.js';
import { testEngine } from './test-engine.js';

testEngine(etaEngine);
