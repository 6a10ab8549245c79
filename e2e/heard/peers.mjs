/**
 * The pagination of others, page 7 of 42 or what is nearest to it in their documentation, with the theme whose styles it needs. Shortened
 * by hand: the current page, its neighbors and the ends.
 */

const link = (page, attributes = '') => `<a href="/${page}" ${attributes}>${page}</a>`;
const govuk = (
  page,
  current = '',
) => `<li class="govuk-pagination__item${current && ' govuk-pagination__item--current'}">
  <a class="govuk-link govuk-pagination__link" href="/${page}" aria-label="Page ${page}" ${current}>${page}</a></li>`;
const uswds = (
  page,
  current = '',
  name = `Page ${page}`,
) => `<li class="usa-pagination__item usa-pagination__page-no">
  <a href="/${page}" class="usa-pagination__button${current && ' usa-current'}" aria-label="${name}" ${current}>${page}</a></li>`;
const bootstrap = (page, current = '') => `<li class="page-item${current && ' active'}">
  <a class="page-link" href="/${page}" ${current}>${page}</a></li>`;
const CURRENT = 'aria-current="page"';
const gap = '<li class="govuk-pagination__item govuk-pagination__item--ellipsis">&ctdot;</li>';
const overflow = `<li class="usa-pagination__item usa-pagination__overflow" aria-label="ellipsis indicating non-visible pages"><span>…</span></li>`;
const laravel = (page) => `<a href="/${page}" aria-label="Go to page ${page}">${page}</a>`;

export const peers = {
  // design-system.service.gov.uk/components/pagination
  'GOV.UK Design System': {
    theme: 'govuk',
    html: `<nav class="govuk-pagination" aria-label="Pagination">
      <div class="govuk-pagination__prev"><a class="govuk-link govuk-pagination__link" href="/6" rel="prev">
        <svg class="govuk-pagination__icon govuk-pagination__icon--prev" height="13" width="15" aria-hidden="true" focusable="false" viewBox="0 0 15 13"><path d="m6.5938-0.0078125-6.7266 6.7266z"></path></svg>
        <span class="govuk-pagination__link-title">Previous<span class="govuk-visually-hidden"> page</span></span></a></div>
      <ul class="govuk-pagination__list">${govuk(1)}${gap}${govuk(6)}${govuk(7, CURRENT)}${govuk(8)}${gap}${govuk(42)}</ul>
      <div class="govuk-pagination__next"><a class="govuk-link govuk-pagination__link" href="/8" rel="next">
        <span class="govuk-pagination__link-title">Next<span class="govuk-visually-hidden"> page</span></span></a></div>
    </nav>`,
  },
  // designsystem.digital.gov/components/pagination
  USWDS: {
    theme: 'uswds',
    html: `<nav aria-label="Pagination" class="usa-pagination"><ul class="usa-pagination__list">
      <li class="usa-pagination__item usa-pagination__arrow"><a href="/6" class="usa-pagination__link usa-pagination__previous-page" aria-label="Previous page"><span class="usa-pagination__link-text">Previous</span></a></li>
      ${uswds(1)}${overflow}${uswds(6)}${uswds(7, CURRENT)}${uswds(8)}${overflow}${uswds(42, '', 'Last page, page 42')}
      <li class="usa-pagination__item usa-pagination__arrow"><a href="/8" class="usa-pagination__link usa-pagination__next-page" aria-label="Next page"><span class="usa-pagination__link-text">Next</span></a></li>
    </ul></nav>`,
  },
  // getbootstrap.com/docs/5.3/components/pagination: "Disabled and active states"
  Bootstrap: {
    theme: 'bootstrap',
    html: `<nav aria-label="Page navigation example"><ul class="pagination">
      <li class="page-item disabled"><a class="page-link">Previous</a></li>
      ${bootstrap(1, CURRENT)}${bootstrap(2)}${bootstrap(3)}
      <li class="page-item"><a class="page-link" href="/2">Next</a></li>
    </ul></nav>`,
  },
  // the_posts_pagination()
  WordPress: {
    html: `<nav class="navigation pagination" aria-label="Posts pagination"><h2 class="screen-reader-text">Posts pagination</h2>
      <div class="nav-links"><a class="prev page-numbers" href="/6">Previous</a> ${link(1, 'class="page-numbers"')}
      <span class="page-numbers dots">&hellip;</span> ${link(6)} <span aria-current="page" class="page-numbers current">7</span> ${link(8)}
      <span class="page-numbers dots">&hellip;</span> ${link(42)} <a class="next page-numbers" href="/8">Next</a></div></nav>`,
  },
  // {{ $posts->links() }}: the view "tailwind"
  Laravel: {
    html: `<nav role="navigation" aria-label="Pagination Navigation"><p>Showing <span>61</span> to <span>70</span> of <span>420</span> results</p>
      <span><a href="/6" rel="prev" aria-label="&amp;laquo; Previous">‹</a>${laravel(1)}
      <span aria-disabled="true"><span>...</span></span>${laravel(6)}<span aria-current="page"><span>7</span></span>${laravel(8)}
      <span aria-disabled="true"><span>...</span></span>${laravel(42)}<a href="/8" rel="next" aria-label="Next &amp;raquo;">›</a></span></nav>`,
  },
  // @pagy.series_nav
  Pagy: {
    html: `<nav class="pagy series-nav" aria-label="Pages"><a href="/6" aria-label="Previous">&lt;</a>${link(1)}
      <a role="separator" aria-disabled="true">&hellip;</a>${link(6)}<a role="link" aria-disabled="true" aria-current="page">7</a>${link(8)}
      <a role="separator" aria-disabled="true">&hellip;</a>${link(42)}<a href="/8" aria-label="Next">&gt;</a></nav>`,
  },
};
