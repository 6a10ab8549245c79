import './example-types.js';
import { renderPagination } from '../../src/index.js';

window.renderExample = (attributes, options) => renderPagination(attributes, options);
