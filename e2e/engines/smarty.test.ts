import { smartyEngine } from './smarty.js';
import { testEngine } from './test-engine.js';

testEngine(smartyEngine);
