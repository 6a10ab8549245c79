import type { Theme } from './theme.js';

/** Our own class names, to be styled by the page's own stylesheet. */
export const defaultTheme: Theme = {
  classes: {
    container: 'pagination',
    list: 'pagination__list',
    item: 'pagination__item',
    link: 'pagination__link',
    current: 'pagination__link--current',
    previous: 'pagination__link--previous',
    next: 'pagination__link--next',
    disabled: 'pagination__link--disabled',
    ellipsis: 'pagination__ellipsis',
  },
};
