import { inPasses, type Region } from './region.js';

test('of regions that begin at the same place, the longest is kept', () => {
  const pass = (end: number) => (): Region[] => [{ start: 0, end, kind: 'code' }];
  expect(inPasses([pass(3), pass(5)])('0123456')).toEqual([{ start: 0, end: 5, kind: 'code' }]);
});
