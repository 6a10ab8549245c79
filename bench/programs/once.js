/** Runs a peer once, on the page and the controls of the standard input. For peers with a runtime of their own. */
import { argv, stdin, stdout } from 'node:process';
import { json } from 'node:stream/consumers';
import { peers } from '../peers.js';

const run = await peers[argv[2]].load();
const { html, controls } = await json(stdin);
stdout.write(String(await run(html, controls)));
