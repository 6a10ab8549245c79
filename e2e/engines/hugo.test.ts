import { hugoEngine } from './hugo.js';
import { testEngine } from './test-engine.js';

testEngine(hugoEngine);
