import { erbEngine } from './erb.js';
import { testEngine } from './test-engine.js';

testEngine(erbEngine);
