import { djangoEngine } from './django.js';
import { testEngine } from './test-engine.js';

testEngine(djangoEngine);
