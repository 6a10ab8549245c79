import { liquidEngine } from './liquid.js';
import { testEngine } from './test-engine.js';

testEngine(liquidEngine);
