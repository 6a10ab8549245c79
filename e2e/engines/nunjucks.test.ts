import { nunjucksEngine } from './nunjucks.js';
import { testEngine } from './test-engine.js';

testEngine(nunjucksEngine);
