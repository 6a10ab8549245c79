import { jinja2Engine } from './jinja2.js';
import { testEngine } from './test-engine.js';

testEngine(jinja2Engine);
