import { createTheme } from '../theme.js';

/** Class names for `pagination-tag/style.css`. */
export const defaultTheme = createTheme({
  classes: {
    container: 'pagination',
    summary: 'pagination__summary',
    list: 'pagination__list',
    item: 'pagination__item',
    link: 'pagination__link',
    current: 'pagination__link pagination__link--current',
    previous: 'pagination__link pagination__link--previous',
    next: 'pagination__link pagination__link--next',
    first: 'pagination__link pagination__link--first',
    last: 'pagination__link pagination__link--last',
    disabledPrevious: 'pagination__link pagination__link--previous pagination__link--disabled',
    disabledNext: 'pagination__link pagination__link--next pagination__link--disabled',
    disabledFirst: 'pagination__link pagination__link--first pagination__link--disabled',
    disabledLast: 'pagination__link pagination__link--last pagination__link--disabled',
    ellipsis: 'pagination__ellipsis',
    position: 'pagination__position',
    label: 'pagination__label',
    shownLabel: 'pagination__words',
    form: 'pagination__form',
    input: 'pagination__input',
    select: 'pagination__select',
    submit: 'pagination__submit',
  },
  neighbors: { container: 'pagination pagination--neighbors', label: '' },
});
