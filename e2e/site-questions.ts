/** What people ask who have a list to paginate: the links to click, from the first page, and what the answer says. */
export const questions: readonly {
  readonly question: string;
  readonly clicks: readonly string[];
  readonly answer: RegExp;
}[] = [
  {
    question: 'My list has no total. What now?',
    clicks: ['Lists with an unknown number of pages', 'You know only whether there is a next page'],
    answer: /has_next/,
  },
  {
    question: 'Does it work with Rails and Turbo?',
    clicks: ['Rails', 'Client-side updates'],
    answer: /<turbo-frame/,
  },
  { question: 'How does it get Bootstrap classes?', clicks: ['Themes', 'bootstrap'], answer: /Bootstrap 5/ },
  {
    question: 'How do the links keep the query string in Express?',
    clicks: ['Servers', 'The query'],
    answer: /\?q=/,
  },
  {
    question: 'Can a page have two controls, above and below the list?',
    clicks: ['Accessibility', 'What your page adds'],
    answer: /Two controls/,
  },
  {
    question: 'How do I change the colors, also in dark mode?',
    clicks: ['The stylesheet', 'Custom properties'],
    answer: /--pagination-current-background/,
  },
  {
    question: 'What happens on page 0?',
    clicks: ['Attributes of <pagination>', 'Rules'],
    answer: /page 0 is page 1/,
  },
  {
    question: 'Why does it say misplaced-tag?',
    clicks: ['Diagnostics', 'misplaced-tag'],
    answer: /A control has no place where its tag is/,
  },
  { question: 'How do I change the chevron?', clicks: ['Themes', 'Small changes'], answer: /icons/ },
  {
    question: 'How does one Rails application get German labels beside others?',
    clicks: ['Rails', 'Languages'],
    answer: /--translate de,fr/,
  },
  {
    question: 'How do I upgrade the component that I committed?',
    clicks: ['Rails', 'Updates of the files'],
    answer: /add --update/,
  },
  {
    question: 'How do I hide it if there is one page?',
    clicks: ['Attributes of <pagination>', 'single_page'],
    answer: /This shows nothing/,
  },
  {
    question: 'Are there a page-size select and "Load more"?',
    clicks: ['What it does not do'],
    answer: /page sizes[^]*Load more/,
  },
  { question: 'Does it work with Next.js?', clicks: ['Components in code'], answer: /Next\.js/ },
  {
    question: 'Which versions are supported?',
    clicks: ['What it does not do', 'Supported versions'],
    answer: /Node 20\.19/,
  },
];
