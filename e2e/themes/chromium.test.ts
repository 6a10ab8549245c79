import { askOnce } from './questions.js';
import { describeThemes, themes } from './tab.js';

describeThemes('Chromium', themes, askOnce);
