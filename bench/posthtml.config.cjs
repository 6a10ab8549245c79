/** What posthtml-cli does in the benchmarks: it puts a control in the place of every tag. */
const control = '<nav class="pagination" aria-label="Pagination"><ul class="pagination__list"></ul></nav>';

module.exports = {
  plugins: [(tree) => tree.match({ tag: 'pagination' }, () => control)],
  allInOutput: true,
};
