// Runs in the browser. This is all a live view needs there: the control has no script of its own.

/* global document */

import { LiveSocket } from '/assets/phoenix_live_view/phoenix_live_view.esm.js';
import { Socket } from '/assets/phoenix/phoenix.mjs';

const token = document.querySelector('meta[name="csrf-token"]').content;
new LiveSocket('/live', Socket, { params: { _csrf_token: token } }).connect();
