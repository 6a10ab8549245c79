import { ejsEngine } from './ejs.js';
import { testEngine } from './test-engine.js';

testEngine(ejsEngine);
