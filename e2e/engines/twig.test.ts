import { twigEngine } from './twig.js';
import { testEngine } from './test-engine.js';

testEngine(twigEngine);
