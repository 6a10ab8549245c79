/** Does one task, a turn at a time, when it is asked to: a process that bench/turns.js starts. */
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
