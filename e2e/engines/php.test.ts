import { phpEngine } from './php.js';
import { testEngine } from './test-engine.js';

testEngine(phpEngine);
