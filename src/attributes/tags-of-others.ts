/**
 * Tells tags of ours from those of other libraries, which have the same name. There is this one rule, for templates, the
 * plugins of build tools and the audit.
 */

import { boundName, clientTarget, COMPONENT_PROPS, isGlobalName, misspelledName } from './names.js';
import { isLinkName, isSchemaName } from './schema.js';
import { isTemplateCode } from './tag-attribute.js';

/** Files of components, where a capitalized name is a component, and not a tag. */
export const COMPONENT_FILE = /\.(?:jsx|tsx|vue|svelte|astro|mdx)$/i;

/**
 * Events of the browser, which any element can listen to.
 *
 * Sources: HTML Living Standard, "Events"; UI Events; Pointer Events; CSS Animations and Transitions.
 */
const EVENT =
  /^(?:(?:aux|dbl)?click|contextmenu|(?:before)?input|before\w+|change|submit|reset|focus(?:in|out)?|blur|key(?:down|up|press)|(?:mouse|pointer|touch|drag|animation|transition)\w*|drop|copy|cut|paste|wheel|scroll(?:end)?|load|error|toggle|select|resize|keyup|swipe\w*)$/;

/**
 * Returns the attribute that shows that a tag is another library's: one that is neither ours nor global. Undefined if
 * the tag is ours: it has an attribute of ours other than `class`, also misspelled or behind the prefix of a client
 * framework, or no such attribute.
 *
 * @param names of the attributes, in lowercase
 * @example
 * nameOfOthers([':data', '@page-change']) // ':data'
 * nameOfOthers([':data', 'path']) // undefined
 * nameOfOthers(['id', 'class']) // undefined
 */
export function nameOfOthers(names: readonly string[]): string | undefined {
  if (names.some((name) => isOurs(name) || isTemplateCode(name))) return undefined;
  return names.find((name) => !isGlobalHere(name));
}

function isOurs(name: string): boolean {
  if (name === 'class') return false;
  return (
    isSchemaName(name) ||
    isLinkName(name) ||
    boundName(name) !== undefined ||
    misspelledName(name) !== undefined
  );
}

/** Whether an attribute can stand on any element, also where a client framework sets it or listens to an event. */
function isGlobalHere(name: string): boolean {
  const [, event] = /^(?:@|(?:v-|x-)?on:)([^.]+)/.exec(name) ?? [];
  if (event !== undefined) return EVENT.test(event);
  const target = clientTarget(name);
  if (target !== undefined) return ['key', 'ref', 'is'].includes(target) || isGlobalHere(target);
  return name === 'class' || (isGlobalName(name) && !COMPONENT_PROPS.test(name));
}
