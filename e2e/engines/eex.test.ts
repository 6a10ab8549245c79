import { eexEngine } from './eex.js';
import { testEngine } from './test-engine.js';

testEngine(eexEngine);
