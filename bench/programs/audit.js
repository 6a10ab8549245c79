/** Audits a folder, or only loads what that needs, and prints the most memory that it had, in kilobytes. */
import { argv, stdout } from 'node:process';
import { audit } from '../../dist/cli/node.js';
import { peakMemory } from '../measure.js';

const [, , folder] = argv;
if (folder !== undefined) await audit(folder);
stdout.write(String(peakMemory()));
