import { freemarkerEngine } from './freemarker.js';
import { testEngine } from './test-engine.js';

testEngine(freemarkerEngine);
