import { makeDirectory, PAGE, runIn } from '../testing/command-line.js';

jest.mock('../preprocess.js', () => ({
  ...jest.requireActual<object>('../preprocess.js'),
  preprocess: () => {
    throw new RangeError('The core has failed.');
  },
}));

test('an internal error names the file', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const { code, stderr } = await runIn(cwd, ['a.html']);
  expect(code).toBe(2);
  expect(stderr).toContain('Please report it');
  expect(stderr).toContain('Error: a.html could not be processed.\n');
  expect(stderr).toContain('RangeError: The core has failed.\n');
});
