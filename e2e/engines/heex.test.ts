import { heexEngine } from './heex.js';
import { testEngine } from './test-engine.js';

testEngine(heexEngine);
