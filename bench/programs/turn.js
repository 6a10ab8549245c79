/** A process that bench/turns.js starts. It runs one task once for each message. */
import { argv } from 'node:process';
import { repeat } from '../measure.js';

const [, , module, name] = argv;
let task;

process.on('message', async ({ input, runUp, shortest }) => {
  if (task === undefined) {
    task = await (await import(module)).taskOf(name, input);
    process.send('ready');
    return;
  }
  await repeat(task, runUp);
  process.send(await repeat(task, shortest));
});
