// A reporter of Jest: the numbers of tests of each file.

export default class Counts {
  onRunComplete(_, { testResults }) {
    const rows = testResults
      .map((file) => [
        file.numPassingTests,
        file.numFailingTests + (file.testExecError ? 1 : 0),
        file.numPendingTests,
        Math.round((file.perfStats.end - file.perfStats.start) / 1000),
        file.testFilePath.replace(/^.*?\/e2e\//, 'e2e/'),
      ])
      .sort((one, other) => (one[4] < other[4] ? -1 : 1));
    const cells = [['passed', 'failed', 'skipped', 'seconds', 'file'], ...rows];
    console.log(
      cells
        .map((row) => row.map((cell, at) => (at < 4 ? String(cell).padStart(8) : ` ${cell}`)).join(''))
        .join('\n'),
    );
  }
}
