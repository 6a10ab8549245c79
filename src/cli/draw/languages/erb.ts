import { createLanguage } from '../language.js';

/** ERB, as erb_lint and Herb's formatter lay it out. */
export const erb = createLanguage({
  width: 100,
  print: '<%= $ %>',
  keywords: { if: '<% if $ %>', elseIf: '<% elsif $ %>', else: '<% else %>', end: '<% end %>' },
  loop: [({ entries, entry }) => `<% ${entries}.each do |${entry}| %>`, '<% end %>'],
});
