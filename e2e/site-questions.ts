/** What people ask who have a list to paginate: the links to click, from the first page, and what the answer says. */
export const questions: readonly {
  readonly question: string;
  readonly clicks: readonly string[];
  readonly answer: RegExp;
}[] = [
  {
    question: 'My list has no total. What now?',
    clicks: ['Recipes', 'Lists with an unknown number of pages'],
    answer: /has_next/,
  },
  {
    question: 'Does it work with Rails and Turbo?',
    clicks: ['Rails', 'Updates on the page'],
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
    answer: /A control does not belong where its tag is/,
  },
  { question: 'How do I change the chevron?', clicks: ['Themes', 'Small changes'], answer: /icons/ },
  {
    question: 'How does one Rails application get German labels beside others?',
    clicks: ['Rails', 'Languages'],
    answer: /--translate de,fr/,
  },
  {
    question: 'How do I upgrade the component that I committed?',
    clicks: ['Change it, keep it', 'Update'],
    answer: /add --update/,
  },
  {
    question: 'How do I hide it if there is one page?',
    clicks: ['Attributes of <pagination>', 'single_page'],
    answer: /This shows nothing/,
  },
  {
    question: 'Are there a page-size select and "Load more"?',
    clicks: ['Comparison and limits', 'What it does not do'],
    answer: /page sizes[^]*Load more/,
  },
  { question: 'Does it work with Next.js?', clicks: ['Components'], answer: /Next\.js/ },
  {
    question: 'Which versions are supported?',
    clicks: ['Comparison and limits', 'Supported versions'],
    answer: /Node 20\.19/,
  },
  { question: 'I have Kaminari. What do I write?', clicks: ['Rails', 'Paginators'], answer: /Kaminari/ },
  {
    question: 'How does Next stay in place, and does Pagy do so?',
    clicks: ['Comparison and limits'],
    answer: /Pagy/,
  },
  {
    question: 'I have no Node. How do I get the component for Django?',
    clicks: ['Django', 'Copy this component'],
    answer: /Wrote|pagination\/templatetags|Copy this component/,
  },
  {
    question: 'How do I change a class in the file, and keep it?',
    clicks: ['Change it, keep it'],
    answer: /a class[^]*--update/,
  },
  { question: 'Which command writes the component for Hugo?', clicks: ['Components'], answer: /add hugo/ },
  {
    question: 'How do two lists share a page in Laravel?',
    clicks: ['Laravel', 'Two lists'],
    answer: /pageName/,
  },
  {
    question: 'How does the list update with htmx in Django?',
    clicks: ['Django', 'Updates on the page'],
    answer: /hx_boost/,
  },
  { question: 'Where is the stylesheet of shadcn/ui?', clicks: ['Themes', 'shadcn'], answer: /shadcn\.css/ },
  {
    question: 'What does a screen reader say?',
    clicks: ['Accessibility', 'What screen readers say'],
    answer: /Orca/,
  },
  {
    question: 'What does “unknown option” mean?',
    clicks: ['Diagnostics', 'Common mistakes'],
    answer: /unknown option/,
  },
];
