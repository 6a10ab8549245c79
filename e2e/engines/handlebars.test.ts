import { language } from './handlebars.js';
import { testEngine } from './test-engine.js';

testEngine(language.withHelpers!);
