import { goEngine } from './go.js';
import { testEngine } from './test-engine.js';

testEngine(goEngine);
