import { liquidRubyEngine } from './liquid.js';
import { testEngine } from './test-engine.js';

testEngine(liquidRubyEngine);
