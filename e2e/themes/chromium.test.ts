import { askOnce } from './questions.js';
import { describeThemes } from './tab.js';

describeThemes('Chromium', askOnce);
