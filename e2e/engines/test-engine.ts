import { describeEngine } from './describe-engine.js';
import type { Engine } from './engine.js';
import { describeBoundData } from './suites/bound-data.js';
import { describeControls } from './suites/controls.js';
import { describeLists } from './suites/lists.js';
import { describeNumberFormats } from './suites/number-formats.js';
import { describeOddValues } from './suites/odd-values.js';
import { describeOpenCode } from './suites/open-code.js';
import { describePagers } from './suites/pagers.js';
import { describeRendering } from './suites/rendering.js';

/** Tests compiled controls in an engine. All tests of an engine are in one file, and share its process. */
export function testEngine(engine: Engine): void {
  describeEngine(engine, () => {
    describe('the engine', () => describeRendering(engine));
    describe('controls', () => describeControls(engine));
    describe('lists', () => describeLists(engine));
    describe('number formats', () => describeNumberFormats(engine));
    describe('odd values', () => describeOddValues(engine));
    describe('open code', () => describeOpenCode(engine));
    describe('bound data', () => describeBoundData(engine));
    describe('paginators', () => describePagers(engine));
  });
}
