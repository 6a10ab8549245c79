import { ask } from './questions.js';
import { describeThemes, themes } from './tab.js';

/** Made of the same utilities of Tailwind as `tailwind`. */
const alike = ['petal', 'shadcn'];

describeThemes(
  'Firefox',
  themes.filter((theme) => !alike.includes(theme)),
  ask,
);
