/** What is known about a control when its component is written, and what the host's conditions decide. */

import type { GivenName, Test } from '../../themes/tree.js';
import { formsOf } from './forms.js';
import type { Features, Host } from './host.js';

/** Decides a test, or returns the host's condition for it. */
export function answerTo(test: Test, host: Host, features: Features): boolean | string {
  const { conditions } = host;
  const { parts } = features;
  if ('less' in test) {
    const [low, high] = test.less;
    if (high === 'total') return conditions.toLast;
    if (low === 1 && high === 'last') return true;
    return low === 1 ? conditions.previous : conditions.next;
  }
  if ('inEnglish' in test) return features.inEnglish.includes(test.inEnglish);
  if ('size' in test) throw new Error('A component gets its sizes when it is used.');
  if ('given' in test) return isGiven(test.given, host, parts);
  if ('without' in test) return true;
  if ('isNot' in test) return conditions.live ?? false;
  switch (test.attribute) {
    case 'show_boundary_chevrons':
      return conditions.chevrons ?? parts.has('disabled');
    case 'link_type':
      return (test.is === 'live_patch' && conditions.inPlace) || false;
    case 'element':
      return test.is === 'a';
    case 'layout':
      // What stands beside the list is drawn without what it stands in.
      return test.is === (parts.has('links') || parts.has('neighbors') ? 'links' : 'numbers');
    case 'show_ends':
      return test.is === parts.has('ends');
    case 'show_labels':
      return test.is === parts.has('labels');
    case 'jump':
      return test.is === parts.has('jump');
  }
}

function isGiven(name: GivenName, host: Host, parts: Features['parts']): boolean | string {
  switch (name) {
    case 'previous_title':
    case 'next_title':
      return host.titles !== undefined;
    case 'summary':
      return parts.has('summary');
    case 'page_sizes':
      return parts.has('sizes');
    case 'form_action':
      return formsOf(host).hasAction ?? true;
    case 'id':
      // Two links alone have no current page that could have the focus.
      return host.status !== undefined && parts.has('focus') && !parts.has('links');
    case 'class':
    case 'page_label':
      // The host adds the classes of a caller, and labels are not arguments.
      return false;
  }
}
