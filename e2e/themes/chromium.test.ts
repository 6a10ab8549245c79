import { ask } from './questions.js';
import { describeThemes } from './tab.js';

describeThemes('Chromium', ask);
