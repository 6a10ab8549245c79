/** The namespaces of a PHP project, as Composer loads their classes. */

import { isObject, parseObject } from '../../../base/validate.js';
import type { Evidence } from '../../project/evidence.js';
import { tidy } from './component-alias.js';

/**
 * Returns the namespace of the classes in a directory, with a backslash at its end.
 *
 * @param usual that of a project whose composer.json has none for the directory
 * @example
 * namespaceOf(evidence, 'src', 'App\\') // 'Acme\\Shop\\'
 */
export function namespaceOf({ read }: Evidence, directory: string, usual: string): string {
  const composer = parseObject(read('composer.json') ?? '') ?? {};
  const namespaces = ['autoload', 'autoload-dev'].flatMap((name) => {
    const autoload = composer[name];
    return isObject(autoload) && 'psr-4' in autoload && isObject(autoload['psr-4'])
      ? Object.entries(autoload['psr-4'])
      : [];
  });
  const found = namespaces.find(([, directories]) =>
    [directories].flat().some((one) => typeof one === 'string' && tidy(one) === directory),
  );
  return found?.[0] ?? usual;
}
