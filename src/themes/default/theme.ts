import { createTheme } from '../theme.js';

/** Class names for `pagination-tag/style.css`. */
export const defaultTheme = createTheme({
  classes: {
    container: 'pagination',
    summary: 'pagination__summary',
    list: 'pagination__list',
    item: 'pagination__item',
    currentItem: 'pagination__item',
    ellipsisItem: 'pagination__item',
    previousItem: 'pagination__item',
    link: 'pagination__link',
    current: 'pagination__link pagination__link--current',
    previous: 'pagination__link pagination__link--previous',
    next: 'pagination__link pagination__link--next',
    disabledPrevious: 'pagination__link pagination__link--previous pagination__link--disabled',
    disabledNext: 'pagination__link pagination__link--next pagination__link--disabled',
    ellipsis: 'pagination__ellipsis',
    label: 'pagination__label',
  },
  neighbors: { container: 'pagination pagination--neighbors', label: '' },
});
